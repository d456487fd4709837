import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
