import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Segments in a row.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments in a row.
  public static var _styleKind: _PickerStyleKind { .segmented }
}
