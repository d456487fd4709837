import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Columns side by side where there is much room across, as on a tablet; elsewhere one stack, which begins with the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// The columns that the scene wants; nil for the system's choice.
  let visibility: Binding<NavigationSplitViewVisibility>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Makes a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    visibility = nil
  }

  /// Makes a view of three columns. The binding says which are shown, where there is room for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    visibility = columnVisibility
  }

  /// The columns, or a stack.
  public var body: some View {
    if sizeClass == .regular {
      SplitColumns(sidebar: sidebar, content: content, detail: detail, visibility: visibility)
    } else {
      NavigationContainer(root: sidebar)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes a view of two columns. The binding says which are shown, where there is room for several.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Makes a view of two columns; a stack begins with the sidebar, whatever column is preferred.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
}

private enum SplitArrangementKey: EnvironmentKey { static var defaultValue: _SplitArrangement { .automatic } }

extension EnvironmentValues {
  /// How the columns of split views lie.
  var splitArrangement: _SplitArrangement {
    get { self[SplitArrangementKey.self] }
    set { self[SplitArrangementKey.self] = newValue }
  }
}

extension View {
  /// Sets how columns share the room, where there is room for several.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitArrangement, S._arrangement)
  }

  /// Sets the width of a column in points, where there is room for several.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of a column in points, where there is room for several. The ideal one is taken.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { preference(key: ColumnWidthKey.self, value: ideal) }
}
