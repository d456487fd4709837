import FlipbookDrawing
import Foundation

/// How the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// How columns lie that have no room of their own.
  static var _arrangement: _SplitArrangement { get }
}

extension NavigationSplitViewStyle {
  /// As the system has it.
  public static var _arrangement: _SplitArrangement { .automatic }
}

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
  /// Sets how the page comes. Reports ``ZoomNavigationTransition`` as unsupported.
  public func navigationTransition(
    _ style: some NavigationTransition, file: String = #fileID, line: Int = #line
  ) -> some View {
    unsupported("View.navigationTransition", when: style is ZoomNavigationTransition, file, line)
  }
}
