import FlipbookMotion

/// A vector as people write it themselves: backed by an array whose length may differ between the ends of an
/// animation.
struct Polyline: VectorArithmetic {
  var points: [Double]

  init(_ points: [Double]) { self.points = points }

  static var zero: Polyline { Polyline([]) }

  private static func combine(_ a: Polyline, _ b: Polyline, _ operation: (Double, Double) -> Double)
    -> Polyline
  {
    Polyline(
      (0..<max(a.points.count, b.points.count)).map {
        operation($0 < a.points.count ? a.points[$0] : 0, $0 < b.points.count ? b.points[$0] : 0)
      })
  }

  static func + (lhs: Polyline, rhs: Polyline) -> Polyline { combine(lhs, rhs, +) }
  static func - (lhs: Polyline, rhs: Polyline) -> Polyline { combine(lhs, rhs, -) }
  mutating func scale(by rhs: Double) { points = points.map { $0 * rhs } }
  var magnitudeSquared: Double { points.reduce(0) { $0 + $1 * $1 } }
}
