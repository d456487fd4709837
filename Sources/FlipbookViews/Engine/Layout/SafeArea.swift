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
  var barInsets: EdgeInsets {
    get { self[BarInsetsKey.self] }
    set { self[BarInsetsKey.self] = newValue }
  }
}

extension EdgeInsets {
  /// Those edges at the very edge.
  mutating func remove(_ edges: Edge.Set) {
    if edges.contains(.top) { top = 0 }
    if edges.contains(.leading) { leading = 0 }
    if edges.contains(.bottom) { bottom = 0 }
    if edges.contains(.trailing) { trailing = 0 }
  }

  /// All edges further in.
  mutating func add(_ insets: EdgeInsets) {
    top += insets.top
    leading += insets.leading
    bottom += insets.bottom
    trailing += insets.trailing
  }

  /// One edge further in.
  mutating func add(_ length: CGFloat, at edge: Edge) {
    switch edge {
    case .top: top += length
    case .leading: leading += length
    case .bottom: bottom += length
    case .trailing: trailing += length
    }
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
