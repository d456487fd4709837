import FlipbookPicture
import Foundation

/// The colours of a gradient seen through a projection: each pixel's place is taken back to the gradient's own space.
final class ProjectedGradientSource: SpanSource {
  private enum Geometry {
    /// The location is a sum of the place's coordinates and a constant.
    case linear(SIMD2<Double>, Double)
    /// The location is the distance from the origin, less a constant.
    case radial(Double)
    case conic(ConicGradientSource)
    case circles(CirclePair)
  }

  private let table: ColorTable
  private let extend: GradientPaint.Extend
  private let geometry: Geometry
  private let isReversed: Bool
  /// From pixels to the gradient's space.
  private let inverse: Homography
  private let determinant: Double

  init?(_ gradient: GradientPaint, table: ColorTable, inverse: Homography) {
    self.table = table
    extend = gradient.extend
    var map = inverse
    var isReversed = false
    switch gradient.geometry {
    case .linear(let start, let end):
      let way = SIMD2(Double(end.x - start.x), Double(end.y - start.y))
      let square = (way * way).sum()
      // A line of no length is all past its end.
      let unit = square > 0 ? way / square : SIMD2()
      let offset = square > 0 ? -(unit * SIMD2(Double(start.x), Double(start.y))).sum() : 2
      geometry = .linear(unit, offset)
    case .radial(let center, let startRadius, let endRadius, let transform):
      guard transform.determinant != 0,
        let centred = Homography(
          ProjectionTransform(
            transform.inverted().concatenating(
              CGAffineTransform(translationX: -center.x, y: -center.y))))
      else { return nil }
      let (start, end) = (max(0, Double(startRadius)), max(0, Double(endRadius)))
      isReversed = end < start
      let span = max(abs(end - start), 1e-4)
      guard
        let scaled = Homography(ProjectionTransform(CGAffineTransform(scaleX: 1 / span, y: 1 / span)))
      else { return nil }
      map = inverse.concatenating(centred).concatenating(scaled)
      geometry = .radial(min(start, end) / span)
    case .conic(let center, let startAngle, let endAngle):
      geometry = .conic(
        ConicGradientSource(
          table: table, center: center, startAngle: startAngle, endAngle: endAngle, extend: gradient.extend,
          inverse: .identity))
    case .circles(let circles): geometry = .circles(CirclePair(circles))
    }
    self.isReversed = isReversed
    self.inverse = map
    determinant = abs(map.determinant)
    var coversPlane = true
    if case .circles(let circles) = geometry { coversPlane = circles.coversPlane }
    super.init(isOpaque: table.isOpaque && coversPlane)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let size = Double(table.count)
    for index in 0..<count {
      let image = inverse(Double(x + index) + 0.5, Double(y) + 0.5)
      let place = SIMD2(image.x, image.y) / image.z
      var location: Double
      switch geometry {
      case .linear(let unit, let offset): location = (place * unit).sum() + offset
      case .radial(let start): location = (place * place).sum().squareRoot() - start
      case .conic(let source):
        // The area of a pixel in the gradient's space.
        let area = determinant / abs(image.z * image.z * image.z)
        target[index] = source.color(
          place.x, place.y, pixelScale: Float(1 / max(1e-12, area.squareRoot())))
        continue
      case .circles(let circles):
        guard let found = circles.location(place) else {
          target[index] = 0
          continue
        }
        location = max(0, min(1, found))
      }
      if isReversed { location = 1 - location }
      // Also takes care of what is no number, on the horizon.
      let entry = Int(max(-1e9, min(1e9, (location * size).rounded(.down))))
      target[index] = table.entries[extend.entry(entry, count: table.count)]
    }
  }
}
