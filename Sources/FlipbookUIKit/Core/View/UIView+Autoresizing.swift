import FlipbookDrawing
import Foundation

extension UIView {
  /// Distributes a change of the superview's size among the flexible lengths.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    func share(
      _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ own: Bool,
      _ after: Bool
    ) -> (CGFloat, CGFloat) {
      var parts: CGFloat = 0
      let end = old - start - length
      // In proportion to the lengths, as UIKit does it; evenly where all are 0.
      if before { parts += start }
      if own { parts += length }
      if after { parts += end }
      let change = new - old
      let count = CGFloat([before, own, after].filter { $0 }.count)
      guard count > 0 else { return (start, length) }
      func part(_ is: Bool, _ size: CGFloat) -> CGFloat {
        guard `is` else { return 0 }
        return parts != 0 ? change * size / parts : change / count
      }
      return (start + part(before, start), length + part(own, length))
    }
    let mask = autoresizingMask
    let (x, width) = share(
      frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, height) = share(
      frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}
