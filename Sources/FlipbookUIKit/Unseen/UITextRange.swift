import FlipbookDrawing
import Foundation

/// A range of a text that an element shows.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Always true unless overridden.
  open var isEmpty: Bool { true }
  /// Makes an empty range.
  public override init() {}
}
