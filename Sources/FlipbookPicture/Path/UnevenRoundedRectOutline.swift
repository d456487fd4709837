import Foundation

/// A rectangle with a radius for each corner, from the middle of the right edge clockwise on screen.
///
/// Radii that two corners of one side can't both have are all scaled down by one factor, as in CSS
/// backgrounds, so that equal radii never exceed half the shorter side.
struct UnevenRoundedRectOutline {
  let rect: CGRect
  let style: RoundedCornerStyle
  private let topLeft: Double
  private let topRight: Double
  private let bottomLeft: Double
  private let bottomRight: Double

  init(_ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    let width = Double(rect.size.width)
    let height = Double(rect.size.height)
    // An infinite radius is as good as one that fills the rectangle; one that is no number, as none.
    func usable(_ radius: CGFloat) -> Double { radius > 0 ? min(Double(radius), 1e6 * (width + height)) : 0 }
    let tl = usable(radii.topLeading)
    let tr = usable(radii.topTrailing)
    let bl = usable(radii.bottomLeading)
    let br = usable(radii.bottomTrailing)
    var factor = 1.0
    for (sum, side) in [(tl + tr, width), (bl + br, width), (tl + bl, height), (tr + br, height)]
    where sum > side {
      factor = min(factor, side / sum)
    }
    topLeft = tl * factor
    topRight = tr * factor
    bottomLeft = bl * factor
    bottomRight = br * factor
  }

  /// The one radius of all corners, if they have one.
  var uniformRadius: Double? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  var elements: PathElements {
    let x0 = Double(rect.origin.x)
    let y0 = Double(rect.origin.y)
    let width = Double(rect.size.width)
    let height = Double(rect.size.height)
    let x1 = x0 + width
    let y1 = y0 + height
    var elements = PathElements()
    let top = (y0 + min(topRight, height - bottomRight) + y1 - bottomRight) / 2
    elements.move(to: CGPoint(x: x1, y: top))
    let (br, bl, tl, tr) = (bottomRight, bottomLeft, topLeft, topRight)
    add(
      RoundedCorner(
        x: x1, y: y1, inX: 0, inY: br, outX: -br, outY: 0, into: smoothing(br, tr, height),
        out: smoothing(br, bl, width)), radius: br, to: &elements)
    add(
      RoundedCorner(
        x: x0, y: y1, inX: -bl, inY: 0, outX: 0, outY: -bl, into: smoothing(bl, br, width),
        out: smoothing(bl, tl, height)), radius: bl, to: &elements)
    add(
      RoundedCorner(
        x: x0, y: y0, inX: 0, inY: -tl, outX: tl, outY: 0, into: smoothing(tl, bl, height),
        out: smoothing(tl, tr, width)), radius: tl, to: &elements)
    add(
      RoundedCorner(
        x: x1, y: y0, inX: tr, inY: 0, outX: 0, outY: tr, into: smoothing(tr, tl, width),
        out: smoothing(tr, br, height)), radius: tr, to: &elements)
    elements.close()
    return elements
  }

  /// The part of a side beyond both radii is shared in proportion to them.
  private func smoothing(_ radius: Double, _ other: Double, _ side: Double) -> Double {
    guard radius > 0 else { return 0 }
    let spare = max(0, side - radius - other)
    return RoundedCorner.smoothing(radius: radius, available: radius + spare * radius / (radius + other))
  }

  private func add(_ corner: RoundedCorner, radius: Double, to elements: inout PathElements) {
    guard radius > 0 else { return elements.line(to: CGPoint(x: corner.x, y: corner.y)) }
    var points: [CGPoint] = []
    corner.forEachPoint(style) { points.append($0) }
    elements.line(to: points[0])
    for next in stride(from: 1, to: points.count, by: 3) {
      elements.curve(to: points[next + 2], control1: points[next], control2: points[next + 1])
    }
  }
}
