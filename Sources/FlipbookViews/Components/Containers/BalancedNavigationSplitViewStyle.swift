import FlipbookDrawing
import Foundation

/// Smaller details for other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
  /// Beside the details.
  public static var _arrangement: _SplitArrangement { .balanced }
}
