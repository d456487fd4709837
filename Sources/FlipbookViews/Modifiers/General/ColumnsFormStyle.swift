import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A form in columns; shown in groups.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}
