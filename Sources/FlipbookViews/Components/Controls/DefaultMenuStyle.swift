import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}
