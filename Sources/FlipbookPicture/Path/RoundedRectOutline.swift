import Foundation

/// A rectangle with one size for all four corners, from the middle of the right edge clockwise on screen.
struct RoundedRectOutline: ShapeOutline {
  let rect: CGRect
  let cornerSize: CGSize
  let style: RoundedCornerStyle

  /// - Parameter cornerSize: Above zero and at most half the rectangle.
  init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.cornerSize = cornerSize
    self.style = style
  }

  var verbs: [Path.Verb] { style == .circular ? Self.circularVerbs : Self.continuousVerbs }

  private static let circularVerbs: [Path.Verb] =
    [.move] + Array(repeatElement([.line, .curve], count: 4).joined()) + [.close]
  private static let continuousVerbs: [Path.Verb] =
    [.move] + Array(repeatElement([.line, .curve, .curve, .curve], count: 4).joined()) + [.close]

  @inline(__always)
  func forEachPoint(_ body: (CGPoint) -> Void) {
    let x0 = Double(rect.origin.x)
    let y0 = Double(rect.origin.y)
    let width = Double(rect.size.width)
    let height = Double(rect.size.height)
    let x1 = x0 + width
    let y1 = y0 + height
    let rx = Double(cornerSize.width)
    let ry = Double(cornerSize.height)
    body(CGPoint(x: x1, y: y0 + height / 2))
    let horizontal = RoundedCorner.smoothing(radius: rx, available: width / 2)
    let vertical = RoundedCorner.smoothing(radius: ry, available: height / 2)
    RoundedCorner(x: x1, y: y1, inX: 0, inY: ry, outX: -rx, outY: 0, into: vertical, out: horizontal)
      .forEachPoint(style, body)
    RoundedCorner(x: x0, y: y1, inX: -rx, inY: 0, outX: 0, outY: -ry, into: horizontal, out: vertical)
      .forEachPoint(style, body)
    RoundedCorner(x: x0, y: y0, inX: 0, inY: -ry, outX: rx, outY: 0, into: vertical, out: horizontal)
      .forEachPoint(style, body)
    RoundedCorner(x: x1, y: y0, inX: rx, inY: 0, outX: 0, outY: ry, into: horizontal, out: vertical)
      .forEachPoint(style, body)
  }
}
