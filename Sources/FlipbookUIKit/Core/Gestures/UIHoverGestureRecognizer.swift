import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A pointer over a view. A film has none, and the gesture never begins.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
