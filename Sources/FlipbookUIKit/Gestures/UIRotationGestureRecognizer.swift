import FlipbookDrawing
import Foundation

/// Two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians since the start, or since it was last set, clockwise on screen; 0 at first.
  open var rotation: CGFloat {
    get { course - reference }
    set { if newValue.isFinite { reference = course - newValue } }
  }
  /// In radians per second.
  open internal(set) var velocity: CGFloat = 0
  private var course: CGFloat = 0
  private var reference: CGFloat = 0

  /// - Parameter angle: In radians since the start.
  func follow(_ angle: CGFloat, _ velocity: CGFloat, isFirst: Bool) {
    if isFirst { reference = 0 }
    course = angle
    self.velocity = velocity
  }
}
