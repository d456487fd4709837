import FlipbookPicture
import Foundation

/// A map of the plane as the parts that Lottie animates.
struct LottiePlacement {
  /// Where the anchor goes.
  var position: SIMD2<Double>
  /// In percent.
  var scale: SIMD2<Double>
  /// In degrees, clockwise.
  var rotation: Double
  /// In degrees.
  var skew: Double

  /// Takes a map apart.
  ///
  /// - Parameters:
  ///   - anchor: The point that turns and scales leave in its place.
  ///   - last: The parts of the frame before, which these go on from.
  init(_ matrix: CGAffineTransform, anchor: SIMD2<Double>, after last: LottiePlacement?) {
    position = anchor.applying(matrix)
    let (x, y) = (SIMD2(Double(matrix.a), Double(matrix.b)), SIMD2(Double(matrix.c), Double(matrix.d)))
    let width = x.length
    var angle = width > 0 ? atan2(x.y, x.x) : atan2(-y.x, y.y)
    if width == 0, y.length == 0 { angle = (last?.rotation ?? 0) * .pi / 180 }
    let (along, across) = (SIMD2(cos(angle), sin(angle)), SIMD2(-sin(angle), cos(angle)))
    let height = (y * across).sum()
    let slant = height == 0 ? 0 : (y * along).sum() / height
    scale = SIMD2(width, height) * 100
    rotation = angle * 180 / .pi
    skew = -atan(slant) * 180 / .pi
    guard let last else { return }
    // The same map has another form half a turn away.
    let turned = Self.nearest(rotation + 180, to: last.rotation)
    rotation = Self.nearest(rotation, to: last.rotation)
    if abs(turned - last.rotation) < abs(rotation - last.rotation) - 1e-9 {
      rotation = turned
      scale = -scale
    }
  }

  private static func nearest(_ angle: Double, to other: Double) -> Double {
    angle + ((other - angle) / 360).rounded() * 360
  }

  /// The transform of a layer or a group over frames.
  ///
  /// - Parameters:
  ///   - reach: How far the content reaches from the anchor, in its own points.
  ///   - tolerance: How far any point of it may be off.
  static func transform(
    _ matrices: [CGAffineTransform], from start: Int, anchor: SIMD2<Double>, reach: Double, tolerance: Double
  ) -> LottieNode {
    var places: [LottiePlacement] = []
    for matrix in matrices { places.append(LottiePlacement(matrix, anchor: anchor, after: places.last)) }
    let largest = matrices.reduce(1e-6) { max($0, $1.largestScale) }
    let (own, seen) = (max(reach, 1e-3), max(reach * largest, 1e-3))
    func curve(_ values: [[Double]], _ tolerance: Double) -> LottieNode {
      LottieCurve(values, from: start, tolerances: [tolerance]).property()
    }
    let degrees = tolerance / 4 / seen * 180 / .pi
    return .members([
      "a": .fixed(.list([anchor.x, anchor.y])),
      "p": curve(places.map { [$0.position.x, $0.position.y] }, tolerance / 4),
      "s": curve(places.map { [$0.scale.x, $0.scale.y] }, tolerance / 4 / own * 100),
      "r": curve(places.map { [$0.rotation] }, degrees),
      "sk": curve(places.map { [$0.skew] }, degrees), "sa": .fixed(.number(0)),
    ])
  }
}
