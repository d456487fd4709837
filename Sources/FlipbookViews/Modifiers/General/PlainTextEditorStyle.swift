import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A look without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}
