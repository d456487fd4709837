import FlipbookMotion
import Foundation
import Testing

@Suite("named easing functions")
struct EasingTests {
  @Test("agree with their published formulas", arguments: Reference.easings)
  func reference(row: [Double]) {
    let curve = UnitCurve.easing(Easing.allCases[Int(row[0])], Easing.Direction.allCases[Int(row[1])])
    #expect(abs(curve.value(at: row[2]) - row[3]) < 1e-14)
  }

  @Test("in and out are each other turned round, inOut is its own", arguments: Easing.allCases)
  func symmetry(easing: Easing) {
    for i in 1..<50 {
      let x = Double(i) / 50
      let into = UnitCurve.easing(easing, .in).value(at: x)
      let out = UnitCurve.easing(easing, .out).value(at: 1 - x)
      #expect(abs(into + out - 1) < 1e-12)
      let both = UnitCurve.easing(easing, .inOut)
      #expect(abs(both.value(at: x) + both.value(at: 1 - x) - 1) < 1e-12)
    }
  }

  @Test("have short names")
  func names() {
    #expect(UnitCurve.easeOutBounce == .easing(.bounce, .out))
    #expect(UnitCurve.easeInOutSine == .easing(.sine, .inOut))
    #expect(UnitCurve.easeInBack == .easing(.back, .in))
  }

  @Test("steps jump where CSS says")
  func steps() {
    func levels(_ position: StepPosition) -> [Double] {
      [0, 0.2, 0.25, 0.5, 0.74, 0.75, 1].map { UnitCurve.steps(4, position).value(at: $0) }
    }
    #expect(levels(.end) == [0, 0, 0.25, 0.5, 0.5, 0.75, 1])
    #expect(levels(.start) == [0.25, 0.25, 0.5, 0.75, 0.75, 1, 1])
    let third: Double = 1 / 3
    let inner: [Double] = [0, 0, third, 2 * third, 2 * third, 1, 1]
    #expect(levels(.neither) == inner)
    #expect(levels(.both) == [0.2, 0.2, 0.4, 0.6, 0.6, 0.8, 1])
    // 0.29 · 100 is 28.999999999999996.
    #expect(UnitCurve.steps(100).value(at: 0.29) == 0.29)
  }

  @Test("too few steps are raised, and reported")
  func fewSteps() {
    let (curve, codes) = diagnosed { UnitCurve.steps(0) }
    #expect(curve == .steps(1))
    #expect(codes == ["motion.curve.steps"])
    #expect(diagnosed { UnitCurve.steps(1, .neither) }.result == .steps(2, .neither))
  }
}
