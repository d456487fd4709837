import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A swipe: a quick drag in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe, as a set.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; to the right unless set.
  open var direction = Direction.right
  /// The number of fingers. More than 1 have no effect, with a diagnostic.
  open var numberOfTouchesRequired = 1 {
    didSet {
      unsupported("UISwipeGestureRecognizer.numberOfTouchesRequired", when: numberOfTouchesRequired > 1)
    }
  }
  private var start = (time: 0.0, place: CGPoint.zero)

  /// Begins to follow the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (event.timestamp, place)
  }

  /// Ends the gesture after 50 points in a direction, and fails after 0.5 s.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - start.time <= 0.5 else {
      state = .failed
      return
    }
    let (dx, dy) = (place.x - start.place.x, place.y - start.place.y)
    let (along, across) = direction.isDisjoint(with: [.left, .right]) ? (dy, dx) : (dx, dy)
    let isRight =
      (direction.contains(.right) && dx > 50) || (direction.contains(.left) && dx < -50)
      || (direction.contains(.down) && dy > 50) || (direction.contains(.up) && dy < -50)
    if isRight, abs(across) < abs(along), mayBegin { state = .ended }
  }
}
