import FlipbookDrawing
import Foundation

/// Other columns over the details.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}
