import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}
