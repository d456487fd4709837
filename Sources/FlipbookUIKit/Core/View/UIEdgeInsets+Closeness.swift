import FlipbookDrawing
import Foundation

extension UIEdgeInsets {
  /// Whether other insets differ by what is lost as rectangles are converted alone.
  func isClose(to other: UIEdgeInsets) -> Bool {
    zip([top, left, bottom, right], [other.top, other.left, other.bottom, other.right]).allSatisfy {
      abs($0 - $1) < 1e-6
    }
  }
}
