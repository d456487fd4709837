import FlipbookDrawing
import Foundation

// The use of elements by assistive technology, beyond a tap. A film has none.

/// A part of a screen that is no view of its own. Assistive technology alone would use it.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The object that holds the element; it is not retained.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container, in points. Has no effect in a film.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Whether assistive technology sees the element; true unless set. Has no effect in a film.
  open override var isAccessibilityElement: Bool {
    get { sparseState?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
}
