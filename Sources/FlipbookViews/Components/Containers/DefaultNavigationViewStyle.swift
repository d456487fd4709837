import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
