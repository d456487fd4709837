import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button; all menus look the same.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}
