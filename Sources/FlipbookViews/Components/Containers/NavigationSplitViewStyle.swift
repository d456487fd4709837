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
  /// Sets how the page comes, in a navigation stack.
  ///
  /// - Parameters:
  ///   - style: ``ZoomNavigationTransition`` in a sheet or a cover has no effect and is reported.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  @ViewBuilder
  public func navigationTransition(
    _ style: some NavigationTransition, file: String = #fileID, line: Int = #line
  ) -> some View {
    if let zoom = style as? ZoomNavigationTransition {
      modifier(
        ZoomTransitionModifier(key: zoom.key) { _ = unsupported("View.navigationTransition", file, line) })
    } else {
      self
    }
  }
}
