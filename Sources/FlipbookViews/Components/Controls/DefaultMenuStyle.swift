import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}
