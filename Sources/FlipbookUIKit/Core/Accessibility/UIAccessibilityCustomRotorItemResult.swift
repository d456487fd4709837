import FlipbookDrawing
import Foundation

/// The result of a rotor's search.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element found; it is not retained.
  open weak var targetElement: AnyObject?
  /// The range found in the element's text; nil for all of it.
  open var targetRange: UITextRange?
  /// Makes an empty result.
  public override init() {}
  /// Makes a result.
  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
