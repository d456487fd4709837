import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A pan: a finger that is dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers. More than 1 have no effect, with a diagnostic.
  open var minimumNumberOfTouches = 1 {
    didSet { unsupported("UIPanGestureRecognizer.minimumNumberOfTouches", when: minimumNumberOfTouches > 1) }
  }
  /// Has no effect. Touches come one at a time.
  open var maximumNumberOfTouches = Int.max
  /// Has no effect. A film has no pointing device.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var start = CGPoint.zero
  private var offset = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  /// The velocity in the window, in points a second, where a script sets it.
  var givenVelocity: CGPoint?
  /// Returns the axes along which the finger's way counts for the begin; nil for both. Scroll views name theirs.
  var axes: (() -> (x: Bool, y: Bool))?

  /// Whether the finger has gone as far as it takes to begin, along the axes that count.
  final var hasGone: Bool {
    let (counts, way) = (axes?() ?? (x: true, y: true), wayInWindow)
    return hypot(counts.x ? way.x : 0, counts.y ? way.y : 0) >= 10
  }

  private var wayInWindow: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }

  /// Begins to follow the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = place
    offset = .zero
    samples = [(event.timestamp, place)]
  }

  /// Begins the gesture after 10 points, and changes it from then on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.append((event.timestamp, place))
    if samples.count > 16 { samples.removeFirst() }
    if isGoing {
      state = .changed
    } else if state == .possible, hasGone {
      let isLeft = (view as? UIScrollView)?.leavesToSheet(self, by: wayInWindow) ?? false
      if !isLeft, mayBegin {
        // The way before the pan was recognised does not count.
        start = place
        state = .began
      } else {
        state = .failed
      }
    }
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.append((event.timestamp, place))
    if isGoing { state = .ended }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoing { state = .cancelled }
  }

  /// Returns the distance that the finger has moved, in points, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (view?.convert(start, from: nil) ?? start, location(in: view))
    return CGPoint(x: to.x - from.x + offset.x, y: to.y - from.y + offset.y)
  }

  /// Sets the distance from here, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = place
    offset = translation
  }

  /// Returns the velocity over the last tenth of a second, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    if let givenVelocity {
      guard let view else { return givenVelocity }
      let (from, to) = (view.convert(CGPoint.zero, from: nil), view.convert(givenVelocity, from: nil))
      return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
    guard let last = samples.last else { return .zero }
    let first = samples.last { last.time - $0.time >= 0.1 - 1e-9 } ?? samples[0]
    guard last.time > first.time else { return .zero }
    let (from, to) = (
      view?.convert(first.place, from: nil) ?? first.place, view?.convert(last.place, from: nil) ?? last.place
    )
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }
}
