import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum SafeAreaInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

private enum BarInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

private enum ScrolledAxesKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }

private enum WindowInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// The axes along which the scroll view around moves the view.
  var scrolledAxes: Axis.Set {
    get { self[ScrolledAxesKey.self] }
    set { self[ScrolledAxesKey.self] = newValue }
  }

  /// How far bars and insets that a scene adds reach in around a view. A film itself has no safe areas.
  var safeAreaInsets: EdgeInsets {
    get { self[SafeAreaInsetsKey.self] }
    set { self[SafeAreaInsetsKey.self] = newValue }
  }

  /// The insets around all navigation, as a screen's safe area is: sheets and alerts keep clear of them,
  /// wherever they are presented.
  var windowInsets: EdgeInsets {
    get { self[WindowInsetsKey.self] }
    set { self[WindowInsetsKey.self] = newValue }
  }

  /// As ``safeAreaInsets``, but also for views that ignore them.
  fileprivate var barInsets: EdgeInsets {
    get { self[BarInsetsKey.self] }
    set { self[BarInsetsKey.self] = newValue }
  }
}

extension EdgeInsets {
  /// Those edges at the very edge.
  fileprivate mutating func remove(_ edges: Edge.Set) {
    if edges.contains(.top) { top = 0 }
    if edges.contains(.leading) { leading = 0 }
    if edges.contains(.bottom) { bottom = 0 }
    if edges.contains(.trailing) { trailing = 0 }
  }

  /// All edges further in.
  fileprivate mutating func add(_ insets: EdgeInsets) {
    top += insets.top
    leading += insets.leading
    bottom += insets.bottom
    trailing += insets.trailing
  }

  /// One edge further in.
  fileprivate mutating func add(_ length: CGFloat, at edge: Edge) {
    switch edge {
    case .top: top += length
    case .leading: leading += length
    case .bottom: bottom += length
    case .trailing: trailing += length
    }
  }
}

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
  fileprivate func ignoredInsets(size: CGSize) -> EdgeInsets {
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

/// Keeps what is in a container of the system's clear of the bars that the container itself ignores: such a container asks
/// the window, not the views around.
private struct WindowSafeAreaModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  static var affectsLayout: Bool { true }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let insets = content.parent?.ignoredInsets(size: size) ?? EdgeInsets()
    let left = content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    content.place(
      at: CGPoint(x: left, y: insets.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 - insets.leading - insets.trailing },
        height: proposal.height.map { $0 - insets.top - insets.bottom }))
  }
}

/// Gives the view the safe area back that views around ignore.
private struct WindowSafeArea: ViewModifier {
  @Environment(\.barInsets) private var insets

  init() {}

  func body(content: Content) -> some View {
    content.environment(\.safeAreaInsets, insets).modifier(WindowSafeAreaModifier())
  }
}

/// A view with another one at an edge, which takes room from it.
private struct SafeAreaInsetView<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let edge: Edge
  let layout: SafeAreaInsetLayout
  @Environment(\.navigation) private var navigation
  @State private var length: CGFloat = 0

  init(content: Content, inset: Inset, edge: Edge, layout: SafeAreaInsetLayout) {
    self.content = content
    self.inset = inset
    self.edge = edge
    self.layout = layout
  }

  var body: some View {
    // Read here, so that the body runs again when it changes.
    let (length, isOutermost) = (self.length, navigation == nil)
    return LayoutContainer(
      layout: layout,
      content: TupleView(
        content.coordinateSpace(name: SafeAreaSpace()).coveredByBar(length, at: edge)
          .transformEnvironment(\.windowInsets) { if isOutermost { $0.add(length, at: edge) } },
        inset.onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
          self.length = (edge == .top || edge == .bottom ? size.height : size.width) + (layout.spacing ?? 8)
        }))
  }
}

/// Places a view at an edge and the rest beside it.
private struct SafeAreaInsetLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    content: ProposedViewSize, inset: ProposedViewSize, length: CGFloat
  )? {
    guard subviews.count == 2 else { return nil }
    let offered =
      isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
    let own = subviews[1].sizeThatFits(offered)
    let length = (isVertical ? own.height : own.width) + (spacing ?? 8)
    let content = ProposedViewSize(
      width: proposal.width.map { isVertical ? $0 : max(0, $0 - length) },
      height: proposal.height.map { isVertical ? max(0, $0 - length) : $0 })
    return (content, offered, length)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let parts = parts(proposal, subviews) else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    var size = subviews[0].sizeThatFits(parts.content)
    if isVertical { size.height += parts.length } else { size.width += parts.length }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let parts = parts(ProposedViewSize(bounds.size), subviews) else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let isLeft = edge == .leading
    let shift = isVertical ? (edge == .top ? parts.length : 0) : (isLeft ? parts.length : 0)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + (isVertical ? 0 : shift), y: bounds.minY + (isVertical ? shift : 0)),
      proposal: parts.content)
    let own = subviews[1].dimensions(in: parts.inset)
    let outer = ViewDimensions(size: bounds.size, element: nil)
    subviews[1].place(
      at: CGPoint(
        x: bounds.minX
          + (isVertical
            ? outer[horizontal] - own[horizontal] : isLeft ? 0 : bounds.width - own.width),
        y: bounds.minY
          + (isVertical
            ? (edge == .top ? 0 : bounds.height - own.height) : outer[vertical] - own[vertical])),
      proposal: parts.inset)
  }
}

extension View {
  /// Gives the view a bar at an edge of the room that it has.
  func coveredByBar(_ length: CGFloat, at edge: Edge) -> some View {
    transformEnvironment(\.safeAreaInsets) { $0.add(length, at: edge) }
      .transformEnvironment(\.barInsets) { $0.add(length, at: edge) }
  }

  /// Keeps the view clear of what covers the window, even where views around ignore that.
  func coveredAsWindow() -> some View { modifier(WindowSafeArea()) }

  /// Puts the view into a window of its own, which hardware and the system's bars cover.
  func coveredByDevice(_ insets: EdgeInsets) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .coordinateSpace(name: SafeAreaSpace())
      .transformEnvironment(\.safeAreaInsets) { $0.add(insets) }
      .transformEnvironment(\.barInsets) { $0.add(insets) }
      .padding(insets)
  }

  /// Begins a room without bars.
  func coveredByNothing() -> some View {
    environment(\.safeAreaInsets, EdgeInsets()).environment(\.barInsets, EdgeInsets())
      .environment(\.scrolledAxes, [])
  }

  /// Puts the view higher by a length than its room begins: what covers it at the top reaches in less, also for views that
  /// ignore that.
  func reachingOverTop(_ length: CGFloat) -> some View {
    transformEnvironment(\.safeAreaInsets) { $0.top -= length }
      .transformEnvironment(\.barInsets) { $0.top -= length }
      .padding(.top, -length)
  }

  /// Puts the view below a bar that is part of the bar above; without one it is below something that keeps it clear of what
  /// covers the top.
  ///
  /// - Parameter length: Of the bar; nil for none.
  func coveredAtTop(byPart length: CGFloat?) -> some View {
    func cover(_ insets: inout EdgeInsets) { if let length { insets.top += length } else { insets.top = 0 } }
    return transformEnvironment(\.safeAreaInsets) { cover(&$0) }.transformEnvironment(\.barInsets) {
      cover(&$0)
    }
  }

  /// Lets the view reach under bars and insets, whichever regions are named. A film itself has no safe areas.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.safeAreaInsets) { $0.remove(edges) }.modifier(
      IgnoresSafeAreaModifier(edges: edges))
  }

  /// Lets the view reach under bars and insets. A film itself has no safe areas.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Shows a view at the top or bottom edge; this one keeps clear of it.
  ///
  /// - Parameter spacing: Between the two, in points; nil for the usual 8.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let edge: Edge = edge == .top ? .top : .bottom
    return SafeAreaInsetView(
      content: self, inset: content(), edge: edge,
      layout: SafeAreaInsetLayout(edge: edge, horizontal: alignment, vertical: .center, spacing: spacing))
  }

  /// Shows a view at the leading or trailing edge; this one keeps clear of it.
  ///
  /// - Parameter spacing: Between the two, in points; nil for the usual 8.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let edge: Edge = edge == .leading ? .leading : .trailing
    return SafeAreaInsetView(
      content: self, inset: content(), edge: edge,
      layout: SafeAreaInsetLayout(edge: edge, horizontal: .center, vertical: alignment, spacing: spacing))
  }

  /// Adds to the safe area of the view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    coordinateSpace(name: SafeAreaSpace()).transformEnvironment(\.safeAreaInsets) { $0.add(insets) }
      .transformEnvironment(\.barInsets) { $0.add(insets) }
      .padding(insets)
  }

  /// Adds to the safe area of the view.
  ///
  /// - Parameter length: In points; nil for the usual 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds to the safe area of the view, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
