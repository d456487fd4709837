import FlipbookDrawing
import Foundation

/// How the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual shares.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Smaller details for other columns.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Other columns over the details.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how columns share the room; has no effect in a film.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
  /// Sets the width of a column; has no effect in a film.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the widths that a column may have; has no effect in a film.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
}

extension NavigationSplitView {
  /// Makes a stack of the sidebar; the visibility is ignored.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Makes a stack of the sidebar; the visibility is ignored.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }

  /// Makes a stack of the sidebar; the preferred column is ignored.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
}

extension View {
  /// Sets how the page comes. Reports ``ZoomNavigationTransition`` as unsupported.
  public func navigationTransition(
    _ style: some NavigationTransition, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.navigationTransition", when: style is ZoomNavigationTransition, file, line)
  }
}
