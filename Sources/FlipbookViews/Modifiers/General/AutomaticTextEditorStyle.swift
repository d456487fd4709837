import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}
