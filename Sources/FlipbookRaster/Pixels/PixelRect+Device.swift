import Foundation

extension PixelRect {
  /// The pixels that a rectangle in pixels touches, and `margin` more on each side; empty for null and for
  /// numbers that are not.
  package init(covering rect: CGRect, margin: Int = 0) {
    if rect.hasPlainSides {
      // No number is absent, so rounding and cutting off are all there is to do.
      func pixel(_ value: CGFloat) -> Int { Int(max(-1e8, min(1e8, value))) }
      self.init(
        minX: pixel(rect.origin.x.rounded(.down)) - margin,
        minY: pixel(rect.origin.y.rounded(.down)) - margin,
        maxX: pixel((rect.origin.x + rect.size.width).rounded(.up)) + margin,
        maxY: pixel((rect.origin.y + rect.size.height).rounded(.up)) + margin)
      return
    }
    guard !rect.isNull else {
      self = .empty
      return
    }
    let limit = 1e8
    func bound(_ value: CGFloat) -> Int? {
      value.isNaN ? nil : Int(max(-limit, min(limit, Double(value))))
    }
    guard let minX = bound(rect.minX.rounded(.down)), let minY = bound(rect.minY.rounded(.down)),
      let maxX = bound(rect.maxX.rounded(.up)), let maxY = bound(rect.maxY.rounded(.up))
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
