import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual form.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}
