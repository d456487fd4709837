import Foundation

extension PixelRect {
  /// The pixels that a rectangle in pixels touches, and `margin` more on each side; empty for null and for
  /// numbers that are not.
  package init(covering rect: CGRect, margin: Int = 0) {
    let sides = rect.sides
    let limit = 1e8
    func bound(_ value: CGFloat) -> Int? {
      value.isNaN ? nil : Int(max(-limit, min(limit, Double(value))))
    }
    guard rect.hasPlainSides || !rect.isNull, let minX = bound(sides.left.rounded(.down)),
      let minY = bound(sides.top.rounded(.down)), let maxX = bound(sides.right.rounded(.up)),
      let maxY = bound(sides.bottom.rounded(.up))
    else {
      self = .empty
      return
    }
    self.init(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  package func insetBy(_ margin: Int) -> PixelRect {
    PixelRect(minX: minX + margin, minY: minY + margin, maxX: maxX - margin, maxY: maxY - margin)
  }
}
