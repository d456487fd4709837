import FlipbookMotion
import Foundation
import Testing

/// Curves against their closed forms: a Bézier curve by its own parameter.
@Suite("curves by closed forms")
struct CurveClosedFormTests {
  typealias Points = (Double, Double, Double, Double)
  private static let curves: [Points] = [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.68, -0.55, 0.265, 1.55),
    (0.17, 0.67, 0.83, 0.67), (0.4, 0, 0.2, 1), (0.9, 0.1, 0.1, 0.9),
  ]

  private static func at(_ s: Double, _ a: Double, _ b: Double) -> (place: Double, slope: Double) {
    let r = 1 - s
    return (
      3 * a * s * r * r + 3 * b * s * s * r + s * s * s,
      3 * a * r * r + 6 * (b - a) * s * r + 3 * (1 - b) * s * s
    )
  }

  @Test("a Bézier curve has the y of a parameter at its x, and the slope there", arguments: 0..<curves.count)
  func bezier(index: Int) {
    let (x1, y1, x2, y2) = Self.curves[index]
    let curve = UnitCurve.bezier(x1, y1, x2, y2)
    for step in 1..<20 {
      let s = Double(step) / 20
      let (x, y) = (Self.at(s, x1, x2), Self.at(s, y1, y2))
      #expect(abs(curve.value(at: x.place) - y.place) < 1e-9)
      #expect(abs(curve.velocity(at: x.place) - y.slope / x.slope) < 1e-5 * max(1, abs(y.slope / x.slope)))
    }
  }

  @Test("its inverse has the x at the y, where it never falls", arguments: [0, 1, 2, 3, 5, 6, 7])
  func inverse(index: Int) {
    let (x1, y1, x2, y2) = Self.curves[index]
    let inverse = UnitCurve.bezier(x1, y1, x2, y2).inverse
    for s in [0.1, 0.3, 0.5, 0.75, 0.9] {
      let (x, y) = (Self.at(s, x1, x2), Self.at(s, y1, y2))
      #expect(abs(inverse.value(at: y.place) - x.place) < 1e-7)
      #expect(abs(inverse.velocity(at: y.place) - x.slope / y.slope) < 1e-4 * max(1, abs(x.slope / y.slope)))
    }
  }

  @Test("circles rise by their tangents")
  func circles() {
    for x in [0.1, 0.25, 0.5, 0.6, 0.8] {
      let root = (1 - x * x).squareRoot()
      #expect(abs(UnitCurve.circularEaseIn.velocity(at: x) - x / root) < 1e-9)
      #expect(abs(UnitCurve.circularEaseOut.velocity(at: 1 - x) - x / root) < 1e-9)
      #expect(abs(UnitCurve.circularEaseIn.inverse.value(at: 1 - root) - x) < 1e-9)
    }
    for x in [0.05, 0.2, 0.35] {
      let half = (1 - (1 - 4 * x * x).squareRoot()) / 2
      #expect(abs(UnitCurve.circularEaseInOut.value(at: x) - half) < 1e-12)
      #expect(abs(UnitCurve.circularEaseInOut.value(at: 1 - x) - (1 - half)) < 1e-12)
    }
  }

  @Test("curves of CSS pass through known points")
  func knownPoints() {
    // By the symmetry of their control points, and by (1 + 3 y1 + 3 y2) / 8 where x is 1/2 at the parameter 1/2.
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(UnitCurve.bezier(0.3, 0.2, 0.7, 0.6).value(at: 0.5) - (1 + 0.6 + 1.8) / 8) < 1e-12)
    #expect(abs(UnitCurve.bezier(0.1, 0, 0.9, 0).value(at: 0.5) - 0.125) < 1e-12)
    for x in [0.1, 0.37, 0.8] {
      #expect(abs(UnitCurve.easeIn.value(at: x) + UnitCurve.easeOut.value(at: 1 - x) - 1) < 1e-12)
      #expect(abs(UnitCurve.bezier(0.2, 0.2, 0.8, 0.8).value(at: x) - x) < 1e-12)
    }
  }
}
