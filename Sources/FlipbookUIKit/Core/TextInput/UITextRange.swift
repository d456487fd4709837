import FlipbookDrawing
import Foundation

/// A range of a text that an element shows.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  private let bounds: (UITextPosition, UITextPosition)

  /// The first place.
  open var start: UITextPosition { bounds.0 }
  /// The last place.
  open var end: UITextPosition { bounds.1 }
  /// Whether both places are the same, unless overridden.
  open var isEmpty: Bool { bounds.0.offset == bounds.1.offset }

  /// Makes an empty range.
  public override init() { bounds = (UITextPosition(), UITextPosition()) }
  init(_ start: UITextPosition, _ end: UITextPosition) { bounds = (start, end) }
}
