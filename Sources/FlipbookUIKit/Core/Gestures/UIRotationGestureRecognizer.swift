import FlipbookDrawing
import Foundation

/// A rotation: two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start, or since it was last set, in radians, clockwise on screen; 0 at first.
  open var rotation: CGFloat {
    get { total - reference }
    set { if newValue.isFinite { reference = total - newValue } }
  }
  /// The velocity, in radians a second, clockwise on screen.
  open internal(set) var velocity: CGFloat = 0
  private var total: CGFloat = 0
  private var reference: CGFloat = 0

  /// Follows the fingers.
  ///
  /// - Parameter angle: In radians since the start, clockwise on screen.
  func follow(_ angle: CGFloat, _ velocity: CGFloat, isFirst: Bool) {
    if isFirst { reference = 0 }
    total = angle
    self.velocity = velocity
  }
}
