import FlipbookDrawing
import Foundation

/// A pinch: two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance, as a multiple of that at the start, or when it was last set; 1 at first.
  open var scale: CGFloat {
    get { total / reference }
    set {
      guard newValue != 0, newValue.isFinite, total != 0 else { return }
      reference = total / newValue
    }
  }
  /// The velocity, in scales a second.
  open internal(set) var velocity: CGFloat = 0
  /// The distance, as a multiple of that at the start.
  private var total: CGFloat = 1
  private var reference: CGFloat = 1

  /// Follows the fingers.
  ///
  /// - Parameter scale: The distance, as a multiple of that at the start.
  func follow(_ scale: CGFloat, _ velocity: CGFloat, isFirst: Bool) {
    if isFirst { reference = 1 }
    total = scale
    self.velocity = velocity / reference
  }
}
