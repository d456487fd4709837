import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
