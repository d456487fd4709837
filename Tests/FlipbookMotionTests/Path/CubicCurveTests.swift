import FlipbookPicture
import Foundation
import Testing

@Suite("cubic curves")
struct CubicCurveTests {
  static func curve(_ row: [Double]) -> CubicCurve {
    CubicCurve(
      p0: CGPoint(x: row[0], y: row[1]), p1: CGPoint(x: row[2], y: row[3]), p2: CGPoint(x: row[4], y: row[5]),
      p3: CGPoint(x: row[6], y: row[7]))
  }

  @Test("length agrees with adaptive quadrature", arguments: Reference.cubicLengths)
  func length(row: [Double]) {
    #expect(abs(Self.curve(row).length - row[8]) <= 1e-10 * row[8])
  }

  @Test("parameter at a length agrees with root finding on quadrature", arguments: Reference.cubicLengths)
  func parameterAtLength(row: [Double]) {
    let curve = Self.curve(row)
    for (fraction, expected) in zip([0.1, 0.3, 0.5, 0.85], row[9...]) {
      let t = curve.parameter(atLength: row[8] * fraction)
      // Where the speed is near zero a length fixes the parameter less sharply, so compare lengths there.
      let tolerance = max(1e-9, 1e-10 * row[8] / max(curve.speed(at: expected), 1e-6))
      #expect(abs(t - expected) <= min(tolerance, 1e-4))
      #expect(abs(curve.length(from: 0, to: t) - row[8] * fraction) <= 1e-10 * row[8])
    }
  }

  @Test("both parts of a split lie on the curve")
  func split() {
    let curve = Self.curve(Reference.cubicLengths[3])
    let (a, b) = curve.split(at: 0.3)
    for i in 0...10 {
      let u = Double(i) / 10
      let pa = a.point(at: u)
      let qa = curve.point(at: 0.3 * u)
      #expect(hypot(pa.x - qa.x, pa.y - qa.y) < 1e-12)
      let pb = b.point(at: u)
      let qb = curve.point(at: 0.3 + 0.7 * u)
      #expect(hypot(pb.x - qb.x, pb.y - qb.y) < 1e-12)
    }
    #expect(abs(a.length + b.length - curve.length) < 1e-9)
  }

  @Test("a subcurve lies on the curve, forwards and backwards")
  func subcurve() {
    let curve = Self.curve(Reference.cubicLengths[1])
    let part = curve.subcurve(from: 0.2, to: 0.75)
    let back = curve.subcurve(from: 0.75, to: 0.2)
    for i in 0...8 {
      let u = Double(i) / 8
      let p = part.point(at: u)
      let q = curve.point(at: 0.2 + 0.55 * u)
      let r = back.point(at: 1 - u)
      #expect(hypot(p.x - q.x, p.y - q.y) < 1e-11)
      #expect(hypot(r.x - q.x, r.y - q.y) < 1e-11)
    }
    #expect(curve.subcurve(from: 0, to: 1) == curve)
  }

  @Test("the tangent of a curve whose control points sit on its ends is its limit")
  func degenerateTangents() {
    let curve = Self.curve(Reference.cubicLengths[4])
    let expected = CGVector(dx: 50 / 8900.squareRoot(), dy: 80 / 8900.squareRoot())
    for t in [0.0, 0.5, 1.0] {
      let tangent = curve.tangent(at: t)
      #expect(abs(tangent.dx - expected.dx) < 1e-12 && abs(tangent.dy - expected.dy) < 1e-12)
    }
    let dot = CubicCurve(from: .zero, to: .zero)
    #expect(dot.tangent(at: 0.5) == CGVector(dx: 1, dy: 0))
    #expect(dot.length == 0)
    #expect(dot.parameter(atLength: 1) == 0)
  }

  @Test("a line's parameter is proportional to its length")
  func line() {
    let line = CubicCurve(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 4, y: 6))
    #expect(abs(line.length - 5) < 1e-14)
    #expect(abs(line.parameter(atLength: 2) - 0.4) < 1e-14)
  }

  @Test("a quadratic keeps its shape as a cubic")
  func quadratic() {
    let curve = CubicCurve(from: .zero, control: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 0))
    let p = curve.point(at: 0.5)
    #expect(abs(p.x - 12.5) < 1e-13 && abs(p.y - 10) < 1e-13)
  }

  @Test("coordinates that are no numbers or very large end the measurement")
  func hostile() {
    let nan = CubicCurve(p0: .zero, p1: CGPoint(x: Double.nan, y: 0), p2: .zero, p3: CGPoint(x: 1, y: 0))
    #expect(nan.length == 0)
    #expect(nan.parameter(atLength: 1) == 0)
    let huge = CubicCurve(
      p0: .zero, p1: CGPoint(x: 1e300, y: -1e300), p2: CGPoint(x: -1e300, y: 1e300), p3: .zero)
    #expect(huge.length >= 0)
    let noisy = CubicCurve(
      p0: CGPoint(x: 1e12, y: 1e12), p1: CGPoint(x: 1e12 + 1e-3, y: 1e12), p2: CGPoint(x: 1e12, y: 1e12 + 1),
      p3: CGPoint(x: 1e12 + 1, y: 1e12 + 1))
    #expect(noisy.length.isFinite)
  }
}
