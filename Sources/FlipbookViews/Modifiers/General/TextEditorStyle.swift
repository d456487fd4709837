import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A look for fields of many lines.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual look.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A look without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A look with a border of round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
