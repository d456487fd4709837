import FlipbookDrawing
import Foundation

/// The start of a rotor's search.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search; `next` unless set.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  /// Makes a start without an element.
  public override init() {}
}
