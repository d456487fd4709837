import FlipbookDrawing
import Foundation

/// Other columns over the details.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
  /// Over the details.
  public static var _arrangement: _SplitArrangement { .prominentDetail }
}
