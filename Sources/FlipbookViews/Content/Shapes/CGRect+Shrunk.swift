import Foundation

extension CGRect {
  /// Inset from all sides, down to nothing in the middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
