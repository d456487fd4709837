import FlipbookPicture
import Foundation

/// Circles drawn one after the other on the way from one to another and beyond; the last through a place is seen there.
///
/// A circle through p at location t solves |p − c(t)| = r(t), whose centre and radius are linear in t: the
/// quadratic equation square · t² − 2 · half · t + rest = 0. The larger root with r(t) ≥ 0 counts, as for the
/// radial shadings of PDF.
struct CirclePair {
  private let start: SIMD2<Double>
  private let startRadius: Double
  private let way: SIMD2<Double>
  private let growth: Double
  /// Of the square in the equation that the circles through a place solve.
  private let square: Double
  private let least: Double
  private let most: Double

  init(_ circles: GradientPaint.Circles) {
    func place(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    start = place(circles.start)
    startRadius = Double(circles.startRadius)
    way = place(circles.end) - start
    growth = Double(circles.endRadius) - startRadius
    let value = (way * way).sum() - growth * growth
    // Circles that touch from inside: what rounding leaves counts as nothing.
    square = abs(value) < 1e-9 * max((way * way).sum(), growth * growth) ? 0 : value
    least = circles.drawsBeforeStart ? -.infinity : 0
    most = circles.drawsAfterEnd ? .infinity : 1
  }

  /// Whether circles go through every place.
  var coversPlane: Bool { square < 0 && least < 0 && most > 1 }

  /// How far along the last circle through a place is, 0 the first and 1 the last; nil where there is none.
  @inline(__always)
  func location(_ place: SIMD2<Double>) -> Double? {
    let from = place - start
    let half = (from * way).sum() + startRadius * growth
    let rest = (from * from).sum() - startRadius * startRadius
    if square == 0 { return half == 0 ? nil : valid(rest / (2 * half)) }
    let inside = half * half - square * rest
    guard inside >= 0 else { return nil }
    let root = inside.squareRoot()
    let (a, b) = ((half + root) / square, (half - root) / square)
    return valid(max(a, b)) ?? valid(min(a, b))
  }

  /// On which side of the first and of the last circle a place lies, and the circles through it: where two corners of a
  /// pixel differ, an edge goes through, or both do.
  func side(_ place: SIMD2<Double>) -> Int {
    func side(_ location: Double) -> Int {
      if startRadius + location * growth < 0 { return 3 }
      return location < least ? 0 : location > most ? 2 : 1
    }
    let from = place - start
    let half = (from * way).sum() + startRadius * growth
    let rest = (from * from).sum() - startRadius * startRadius
    if square == 0 { return half == 0 ? -1 : side(rest / (2 * half)) }
    let inside = half * half - square * rest
    guard inside >= 0 else { return -1 }
    let root = inside.squareRoot()
    return side((half + root) / square) * 4 + side((half - root) / square)
  }

  @inline(__always)
  private func valid(_ location: Double) -> Double? {
    location >= least && location <= most && startRadius + location * growth >= 0 ? location : nil
  }
}
