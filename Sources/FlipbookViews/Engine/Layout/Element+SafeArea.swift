import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Element {
  /// How far bars and insets reach in at those edges of the safe area that the element ends at.
  func safeAreaInsets(at edges: Edge.Set, size: CGSize) -> EdgeInsets {
    guard !edges.isEmpty else { return EdgeInsets() }
    var insets = environment.safeAreaInsets
    guard insets != EdgeInsets(), let reach = reachOutOfSafeArea(size: size) else { return EdgeInsets() }
    if !edges.contains(.top) || abs(reach.top) >= 0.5 { insets.top = 0 }
    if !edges.contains(.bottom) || abs(reach.bottom) >= 0.5 { insets.bottom = 0 }
    if !edges.contains(.leading) || abs(reach.leading) >= 0.5 { insets.leading = 0 }
    if !edges.contains(.trailing) || abs(reach.trailing) >= 0.5 { insets.trailing = 0 }
    return insets
  }

  /// How far the safe area's insets go on beyond the edges of the element that end at the safe area or within the insets.
  func insetsBeyond(size: CGSize) -> EdgeInsets {
    let insets = environment.safeAreaInsets
    guard let reach = reachOutOfSafeArea(size: size) else { return insets }
    func beyond(_ reach: CGFloat, _ inset: CGFloat) -> CGFloat {
      reach > -0.5 ? max(0, inset - max(0, reach)) : 0
    }
    return EdgeInsets(
      top: beyond(reach.top, insets.top), leading: beyond(reach.leading, insets.leading),
      bottom: beyond(reach.bottom, insets.bottom), trailing: beyond(reach.trailing, insets.trailing))
  }

  /// How far bars and insets lie over the element, where it ignores the safe area.
  func coveredInsets(size: CGSize) -> EdgeInsets {
    let insets = environment.barInsets
    guard insets != EdgeInsets(), let reach = reachOutOfSafeArea(size: size) else { return EdgeInsets() }
    func covered(_ reach: CGFloat, _ inset: CGFloat) -> CGFloat { min(max(reach, 0), inset) }
    return EdgeInsets(
      top: covered(reach.top, insets.top), leading: covered(reach.leading, insets.leading),
      bottom: covered(reach.bottom, insets.bottom), trailing: covered(reach.trailing, insets.trailing))
  }

  /// How far the screen goes on beyond those edges of the element that end at the safe area, or between it and the
  /// screen's own edge.
  ///
  /// - Parameter isPlacing: Whether the layout is under way: where things are to stand counts, not where they are shown.
  func openInsets(at edges: Edge.Set, size: CGSize, isPlacing: Bool = false) -> EdgeInsets {
    guard !edges.isEmpty else { return EdgeInsets() }
    var insets = environment.barInsets
    guard insets != EdgeInsets(), let reach = reachOutOfSafeArea(size: size, isPlacing: isPlacing) else {
      return EdgeInsets()
    }
    func open(_ edge: Edge.Set, _ reach: CGFloat, _ inset: inout CGFloat) {
      let isBetween = reach > -0.5 && reach < inset + 0.5
      inset = edges.contains(edge) && isBetween ? max(0, inset - reach) : 0
    }
    open(.top, reach.top, &insets.top)
    open(.bottom, reach.bottom, &insets.bottom)
    open(.leading, reach.leading, &insets.leading)
    open(.trailing, reach.trailing, &insets.trailing)
    return insets
  }

  /// How far bars and insets lie over an element that ignores the safe area around it, while the layout is under way.
  func ignoredInsets(size: CGSize) -> EdgeInsets {
    let (insets, kept) = (environment.barInsets, environment.safeAreaInsets)
    guard insets != kept, let reach = reachOutOfSafeArea(size: size, isPlacing: true) else {
      return EdgeInsets()
    }
    func covered(_ reach: CGFloat, _ inset: CGFloat, _ kept: CGFloat) -> CGFloat {
      kept < inset ? min(max(reach, 0), inset) : 0
    }
    return EdgeInsets(
      top: covered(reach.top, insets.top, kept.top),
      leading: covered(reach.leading, insets.leading, kept.leading),
      bottom: covered(reach.bottom, insets.bottom, kept.bottom),
      trailing: covered(reach.trailing, insets.trailing, kept.trailing))
  }

  /// The edges with bars or insets that the element ends before, while the layout is under way; nil without any bars.
  func edgesWithinSafeArea(size: CGSize) -> Edge.Set? {
    guard let insets = parent?.environment.barInsets, insets != EdgeInsets(),
      let reach = reachOutOfSafeArea(size: size, isPlacing: true)
    else { return nil }
    var edges: Edge.Set = []
    if insets.top > 0, reach.top < -0.5 { edges.insert(.top) }
    if insets.bottom > 0, reach.bottom < -0.5 { edges.insert(.bottom) }
    if insets.leading > 0, reach.leading < -0.5 { edges.insert(.leading) }
    if insets.trailing > 0, reach.trailing < -0.5 { edges.insert(.trailing) }
    return edges
  }

  /// How far the element reaches over each edge of the room that bars and insets leave; negative where it ends within. Nil where
  /// there is no such room.
  private func reachOutOfSafeArea(size: CGSize, isPlacing: Bool = false) -> EdgeInsets? {
    guard let area = ancestor(named: SafeAreaSpace()),
      let frame = isPlacing ? placedFrame(size: size, in: area) : shownFrame(size: size, in: area)
    else { return nil }
    let room = isPlacing ? area.layoutFrame.size : area.displayFrame.size
    let (left, right) = (-frame.minX, frame.maxX - room.width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return EdgeInsets(
      top: -frame.minY, leading: isMirrored ? right : left, bottom: frame.maxY - room.height,
      trailing: isMirrored ? left : right)
  }

  private func shownFrame(size: CGSize, in area: Element) -> CGRect? {
    guard let back = area.transformToRoot(forLayout: true).inverse else { return nil }
    return CGRect(origin: .zero, size: size)
      .bounds(through: transformToRoot(forLayout: true).concatenating(back))
  }

  /// The element's rectangle by the places that layout has given so far, without effects.
  private func placedFrame(size: CGSize, in area: Element) -> CGRect? {
    var origin = CGPoint.zero
    var element: Element? = self
    while let current = element, current !== area {
      origin.x += current.layoutFrame.minX
      origin.y += current.layoutFrame.minY
      element = current.parent
    }
    return element == nil ? nil : CGRect(origin: origin, size: size)
  }
}
