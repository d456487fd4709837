import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A long press: a finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The length of the press, in seconds; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = TouchLimits.longPress
  /// The farthest movement before the press is recognised, in points; 10 unless set.
  open var allowableMovement: CGFloat = 10
  /// Has no effect. A press needs no taps before it.
  open var numberOfTapsRequired = 0
  /// The number of fingers. More than 1 have no effect, with a diagnostic.
  open var numberOfTouchesRequired = 1 {
    didSet {
      unsupported("UILongPressGestureRecognizer.numberOfTouchesRequired", when: numberOfTouchesRequired > 1)
    }
  }
  private var start = CGPoint.zero
  private var generation = 0

  /// Drops a press that has not been recognised.
  open override func reset() { generation += 1 }

  /// Begins the gesture after ``minimumPressDuration``.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = place
    generation += 1
    let planned = generation
    FilmClock.post(after: minimumPressDuration) { [weak self] in
      guard let self, planned == generation, state == .possible, mayBegin else { return }
      state = .began
    }
  }

  /// Changes the gesture, or fails after ``allowableMovement``.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoing {
      state = .changed
    } else if hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      generation += 1
      state = .failed
    }
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    generation += 1
    if isGoing { state = .ended }
  }
}
