import FlipbookMotion
import Foundation
import Testing

@Suite("timing curves")
struct UnitCurveTests {
  static let monotone: [UnitCurve] =
    [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
    + Easing.allCases.filter { ![.back, .elastic, .bounce].contains($0) }.flatMap { easing in
      Easing.Direction.allCases.map { .easing(easing, $0) }
    }
  static let all =
    monotone
    + [Easing.back, .elastic, .bounce].flatMap { easing in
      Easing.Direction.allCases.map { UnitCurve.easing(easing, $0) }
    } + [.bezier(0.68, -0.55, 0.265, 1.55), .bezier(0, 1, 1, 0), .bezier(1, 0, 0, 1)]

  @Test("Bézier curves agree with root finding on x(t)", arguments: Reference.bezierCurves)
  func bezierReference(row: [Double]) {
    let value = UnitCurve.bezier(row[0], row[1], row[2], row[3]).value(at: row[4])
    // With both control points level with the middle, (0, 1, 1, 0) and (1, 0, 0, 1), the slope at .5 is infinite
    // or the root triple: there digits are lost by nature.
    let sharp = abs(row[4] - 0.5) < 0.01 && (row[0] == 1 || row[0] == 0) && row[0] != row[2]
    #expect(abs(value - row[5]) < (sharp ? 1e-5 : 1e-12))
  }

  @Test("the built-in curves have their published control points")
  func controlPoints() {
    #expect(UnitCurve.easeIn == .bezier(0.42, 0, 1, 1))
    #expect(UnitCurve.easeOut == .bezier(0, 0, 0.58, 1))
    #expect(UnitCurve.easeInOut == .bezier(0.42, 0, 0.58, 1))
    #expect(UnitCurve.easeIn != .easeOut)
    #expect(UnitCurve.easeIn.hashValue == UnitCurve.bezier(0.42, 0, 1, 1).hashValue)
  }

  @Test("circular curves are circles")
  func circular() {
    for x in stride(from: 0, through: 1, by: 0.0625) {
      let rising = 1 - (1 - x * x).squareRoot()
      let falling = (1 - (1 - x) * (1 - x)).squareRoot()
      #expect(abs(UnitCurve.circularEaseIn.value(at: x) - rising) < 1e-15)
      #expect(abs(UnitCurve.circularEaseOut.value(at: x) - falling) < 1e-15)
    }
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
    let quarter = (1 - 0.75.squareRoot()) / 2
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.25) - quarter) < 1e-15)
  }

  @Test("every curve starts at 0, ends at 1 and clamps its input", arguments: all)
  func ends(curve: UnitCurve) {
    #expect(abs(curve.value(at: 0)) < 1e-12)
    #expect(abs(curve.value(at: 1) - 1) < 1e-12)
    #expect(curve.value(at: -3) == curve.value(at: 0))
    #expect(curve.value(at: 7) == curve.value(at: 1))
    #expect(curve.value(at: .nan) == curve.value(at: 0))
    #expect(curve.value(at: .infinity) == curve.value(at: 1))
  }

  @Test("curves that promise it never fall", arguments: monotone)
  func rises(curve: UnitCurve) {
    var last = 0.0
    for i in 0...2000 {
      let value = curve.value(at: Double(i) / 2000)
      #expect(value >= last - 1e-15)
      last = value
    }
  }

  @Test("curves are continuous", arguments: all.filter { $0 != .bezier(0, 1, 1, 0) })
  func continuous(curve: UnitCurve) {
    for i in 1...2000 {
      // Vertical tangents (circles, (1, 0, 0, 1)) rise like a root; nothing rises by more in a 2000th.
      #expect(abs(curve.value(at: Double(i) / 2000) - curve.value(at: Double(i - 1) / 2000)) < 0.1)
    }
  }

  @Test("the velocity is the slope", arguments: all)
  func velocity(curve: UnitCurve) {
    for x in [0.07, 0.23, 0.41, 0.62, 0.93] {
      let h = 1e-5
      let secant = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect(abs(curve.velocity(at: x) - secant) < 1e-4 * max(1, abs(secant)))
    }
  }

  @Test("the velocity at the ends follows the control points")
  func endVelocity() {
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0)
    #expect(abs(UnitCurve.bezier(0.25, 0.1, 0.25, 1).velocity(at: 0) - 0.4) < 1e-12)
    // A control point on an end.
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.bezier(0, 1, 1, 1).velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.bezier(0, 0, 1, 1).velocity(at: 0) == 1)
  }

  @Test("the inverse gives the first x with a y", arguments: all)
  func inverse(curve: UnitCurve) {
    let inverse = curve.inverse
    for y in [0.02, 0.3, 0.5, 0.8, 0.98] {
      let x = inverse.value(at: y)
      #expect(abs(curve.value(at: x) - y) < 1e-9)
    }
    #expect(inverse.inverse.value(at: 0.3) == curve.value(at: 0.3))
    #expect(inverse.value(at: 0) == 0 && inverse.value(at: 1) == 1)
  }

  @Test("the inverse of a curve runs at one over its speed")
  func inverseVelocity() {
    for curve in [UnitCurve.easeIn, .circularEaseInOut, .easeInOutSine] {
      let x = curve.inverse.value(at: 0.3)
      #expect(abs(curve.inverse.velocity(at: 0.3) * curve.velocity(at: x) - 1) < 1e-6)
    }
  }

  @Test("control points beyond the ends of time are moved there, and reported")
  func badControlPoints() {
    let (curve, codes) = diagnosed { UnitCurve.bezier(-1, 0.2, 1.5, 1) }
    #expect(curve == .bezier(0, 0.2, 1, 1))
    #expect(codes == ["motion.curve.control-point"])
    let (strange, more) = diagnosed { UnitCurve.bezier(.nan, .infinity, 1, 1) }
    #expect(strange.value(at: 0.5).isFinite)
    #expect(
      more == ["motion.not-finite", "motion.not-finite"])
  }
}
