import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A tap: a finger that comes down and is lifted at one place.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 unless set.
  open var numberOfTapsRequired = 1
  /// The number of fingers. More than 1 have no effect, with a diagnostic.
  open var numberOfTouchesRequired = 1 {
    didSet {
      unsupported("UITapGestureRecognizer.numberOfTouchesRequired", when: numberOfTouchesRequired > 1)
    }
  }
  private var start = CGPoint.zero

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = place }

  /// Fails after 10 points.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hypot(place.x - start.x, place.y - start.y) > 10 { state = .failed }
  }

  /// Ends the gesture after the last tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Any order: a set of touches has one.
    guard state == .possible, let touch = touches.first else { return }
    if touch.tapCount >= numberOfTapsRequired, touch.tapCount % numberOfTapsRequired == 0 {
      if mayBegin { state = .ended }
    }
  }
}
