import FlipbookPicture
import Foundation

/// A curve of a motion path with its parameter as a function of length.
struct MotionPathSegment: Sendable {
  let curve: CubicCurve
  /// The length of the path before this segment.
  let start: Double
  let length: Double
  /// Lines are exact: their parameter is the share of their length.
  private let isLine: Bool
  private let piecesPerPoint: Double
  /// The parameter as a cubic polynomial in the share of each piece.
  private let pieces: [SIMD4<Double>]

  /// The error in length that is tolerated, as a share of the length.
  private static let tolerance = 1e-7
  private static let mostPieces = 1024

  /// Below this, numbers of pieces per point would overflow.
  static let shortest = 1e-100

  var end: Double { start + length }

  init(_ curve: CubicCurve, start: Double) {
    self.curve = curve
    self.start = start
    isLine = curve == CubicCurve(from: curve.p0, to: curve.p3)
    length = isLine ? hypot(curve.p3.x - curve.p0.x, curve.p3.y - curve.p0.y) : curve.length
    guard !isLine, length > Self.shortest else {
      pieces = [SIMD4(0, 1, 0, 0)]
      piecesPerPoint = length > Self.shortest ? 1 / length : 0
      return
    }
    var count = 4
    var built = Self.build(curve, length: length, count: count)
    while built.error > Self.tolerance * length, count < Self.mostPieces {
      count *= 2
      built = Self.build(curve, length: length, count: count)
    }
    pieces = built.pieces
    piecesPerPoint = Double(count) / length
  }

  /// The parameter, 0…1, at a length from the segment's start.
  func parameter(atLength distance: Double) -> Double {
    let position = distance * piecesPerPoint
    let index = min(max(Int(position), 0), pieces.count - 1)
    let u = position - Double(index)
    let piece = pieces[index]
    return min(max(((piece.w * u + piece.z) * u + piece.y) * u + piece.x, 0), 1)
  }

  /// The position at a parameter.
  func point(at t: Double) -> CGPoint { isLine ? CubicCurve.mix(curve.p0, curve.p3, t) : curve.point(at: t) }

  /// Cubic Hermite pieces between exact nodes, and the largest error in length at their middles.
  private static func build(
    _ curve: CubicCurve, length: Double, count: Int
  ) -> (pieces: [SIMD4<Double>], error: Double) {
    let step = length / Double(count)
    // Going from node to node keeps each measurement short.
    var nodes: [(t: Double, rate: Double)] = []
    nodes.reserveCapacity(count + 1)
    var t = 0.0
    for i in 0...count {
      if i == count { t = 1 } else if i > 0 { t = advance(curve, from: t, by: step) }
      // Near a cusp the speed vanishes and the rate has no bound; a cap keeps the polynomial in its piece.
      nodes.append((t, step / max(curve.speed(at: t), length * 1e-3)))
    }
    var error = 0.0
    let pieces = (0..<count).map { i -> SIMD4<Double> in
      let (a, b) = (nodes[i], nodes[i + 1])
      let rise = b.t - a.t
      // Rates of at most three times the rise keep a cubic Hermite piece from running backwards.
      let first = min(a.rate, 3 * rise)
      let second = min(b.rate, 3 * rise)
      let piece = SIMD4(a.t, first, 3 * rise - 2 * first - second, first + second - 2 * rise)
      let middle = ((piece.w / 2 + piece.z) / 2 + piece.y) / 2 + piece.x
      error = max(error, abs(curve.length(from: a.t, to: middle) - step / 2))
      return piece
    }
    return (pieces, error)
  }

  /// The parameter a length further on.
  private static func advance(_ curve: CubicCurve, from start: Double, by distance: Double) -> Double {
    var low = start
    var high = 1.0
    var t = min(start + distance / max(curve.speed(at: start), distance), 1)
    var covered = curve.length(from: start, to: t)
    for _ in 0..<60 {
      let error = covered - distance
      if abs(error) <= distance * 1e-13 { break }
      if error > 0 { high = t } else { low = t }
      var next = t - error / curve.speed(at: t)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t { break }
      covered += curve.length(from: t, to: next)
      t = next
    }
    return t
  }
}
