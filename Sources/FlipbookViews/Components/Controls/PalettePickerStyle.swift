import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Symbols in a row, drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments in a row.
  public static var _styleKind: _PickerStyleKind { .palette }
}
