import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A form with its rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}
