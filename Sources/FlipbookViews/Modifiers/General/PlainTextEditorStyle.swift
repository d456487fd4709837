import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}
