import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style with a border of round corners; text editors in a film don't draw it.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}
