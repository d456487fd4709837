import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places an open list: below the view that it belongs to, above it where there is no room, at the side where the view
/// is; over its row where it comes from another list.
struct PopupPlace: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let inset: CGFloat
  let geometry: MenuGeometry
  /// The list that this one comes from; nil for the first.
  let outer: MenuGeometry?
  /// The lift of the view by a context menu; nil for other lists.
  let lift: MenuLift?
  /// Between the view and the list, in points.
  private static var gap: CGFloat { 6 }
  /// Between the list and the edges of the film.
  private static var margin: CGFloat { 8 }
  /// How far the button of a bar's item reaches out around its label, in points.
  private static var barReach: CGSize { CGSize(width: 9, height: 6) }
  /// How far the list of a row begins above it.
  private static var rise: CGFloat { 12 }
  static var affectsLayout: Bool { true }
  static var compositesAsOne: Bool { true }

  init(inset: CGFloat, geometry: MenuGeometry, outer: MenuGeometry?, lift: MenuLift?) {
    (self.inset, self.geometry, self.outer, self.lift) = (inset, geometry, outer, lift)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { content.runtime.size }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let own = self.size(of: content, in: size)
    if let lift { return place(content, of: own, beside: lift, in: size) }
    var source = Self.source(of: content)
    geometry.source = source
    if outer == nil, content.environment.isInBar {
      source = source.insetBy(dx: -Self.barReach.width, dy: -Self.barReach.height)
    }
    geometry.isAbove = false
    let top: CGFloat
    if let outer {
      top = min(max(source.minY - Self.rise, Self.margin), size.height - own.height - Self.margin)
      geometry.frame = CGRect(x: outer.frame.minX, y: top, width: own.width, height: own.height)
    } else {
      let below = source.maxY + Self.gap
      let room = (above: source.minY - Self.gap - Self.margin, below: size.height - Self.margin - below)
      // A list that fits on neither side takes the larger one, and reaches over the view.
      geometry.isAbove = own.height > room.below && room.above > room.below
      top =
        geometry.isAbove
        ? max(Self.margin, source.minY - Self.gap - own.height)
        : max(Self.margin, min(below, size.height - Self.margin - own.height))
      geometry.frame = CGRect(
        x: side(of: source, at: source.midX, width: own.width, in: size.width), y: top, width: own.width,
        height: own.height)
    }
    content.place(at: geometry.frame.origin, proposal: ProposedViewSize(own))
  }

  /// The size of the list: as high as its lines, or as there is room for.
  private func size(of content: Element, in film: CGSize) -> CGSize {
    let (environment, insets) = (content.environment, content.environment.windowInsets)
    let isLarge = environment.dynamicTypeSize.isAccessibilitySize
    let width = isLarge ? min(MenuRowMetrics.largeWidth, film.width - 32) : MenuRowMetrics.width
    let natural = content.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let room = film.height - insets.top - insets.bottom - 2 * Self.margin
    let most = isLarge ? room : room - MenuRowMetrics.spare
    return CGSize(width: width, height: min(natural.height, max(most, MenuRowMetrics.height)))
  }

  /// Places the list beside the part that is lifted, at the side where the part lies on the page.
  private func place(_ content: Element, of own: CGSize, beside lift: MenuLift, in size: CGSize) {
    let place = lift.place(menu: own.height, film: size, insets: content.environment.windowInsets)
    (geometry.source, geometry.isAbove) = (place.part, place.isAbove)
    let side = lift.content?.frame?.midX ?? size.width / 2
    geometry.frame = CGRect(
      x: self.side(of: place.part, at: side, width: own.width, in: size.width), y: place.menuTop,
      width: own.width, height: own.height)
    content.place(at: geometry.frame.origin, proposal: ProposedViewSize(own))
  }

  /// Returns the list's leading edge: at a view's edge on its side of the film, or about the view's middle.
  private func side(of view: CGRect, at middle: CGFloat, width own: CGFloat, in width: CGFloat) -> CGFloat {
    let wish: CGFloat =
      if middle < width * 0.4 {
        view.minX + inset
      } else if middle > width * 0.6 {
        view.maxX - inset - own
      } else {
        view.midX - own / 2
      }
    return max(Self.margin, min(width - own - Self.margin, wish))
  }

  /// The view that the list belongs to, in points of the film.
  static func source(of content: Element) -> CGRect {
    var element: Element? = content
    while let current = element, !current.isPortal { element = current.parent }
    guard let around = element?.parent else { return .zero }
    return CGRect(origin: .zero, size: around.layoutFrame.size).bounds(through: around.transformToRoot())
  }
}
