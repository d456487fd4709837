import FlipbookMotion
import Foundation
import Testing

@Suite("smooth curves through points")
struct CatmullRomTests {
  static let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 60, y: 50), CGPoint(x: 70, y: -10),
  ]

  @Test("agree with Barry and Goldman's pyramid", arguments: Reference.catmullRom)
  func reference(row: [Double]) {
    let curves = CatmullRom.curves(
      through: Self.points, parameterization: CatmullRom.Parameterization(rawValue: row[0])!)
    let point = curves[1].point(at: row[1])
    #expect(abs(Double(point.x) - row[2]) < 1e-11 && abs(Double(point.y) - row[3]) < 1e-11)
  }

  @Test("go through every point, open and closed", arguments: CatmullRom.Parameterization.allCases)
  func through(parameterization: CatmullRom.Parameterization) {
    let open = CatmullRom.curves(through: Self.points, parameterization: parameterization)
    #expect(open.map(\.p0) + [open.last!.p3] == Self.points)
    let closed = CatmullRom.curves(through: Self.points, isClosed: true, parameterization: parameterization)
    #expect(closed.map(\.p0) == Self.points && closed.last!.p3 == Self.points[0])
    // No corner anywhere on the closed one.
    for (one, next) in zip(closed, closed.dropFirst() + [closed[0]]) {
      let (a, b) = (one.tangent(at: 1), next.tangent(at: 0))
      #expect(abs(a.dx - b.dx) < 1e-9 && abs(a.dy - b.dy) < 1e-9)
    }
  }

  @Test("take few points, repeated points and points that are no numbers")
  func few() {
    #expect(CatmullRom.curves(through: []).isEmpty)
    #expect(CatmullRom.curves(through: [.zero, .zero]).isEmpty)
    let two = CatmullRom.curves(through: [.zero, CGPoint(x: 30, y: 0)])
    #expect(two.count == 1 && abs(two[0].length - 30) < 1e-9)
    let repeated = CatmullRom.curves(through: [
      .zero, .zero, CGPoint(x: 1, y: 1), CGPoint(x: Double.nan, y: 0),
    ])
    #expect(repeated.count == 1 && repeated[0].isFinite)
    #expect(MotionPath(through: Self.points).segmentCount == 3)
  }

  @Test("splines of any values go through them at equal times")
  func spline() {
    let open = CatmullRomSpline(through: [0.0, 10, 40, 30])
    #expect([0, 1.0 / 3, 1].map { open.value(at: $0)! } == [0, 10, 30])
    #expect(abs(open.value(at: 0.5)! - (-0.0 + 9 * 10 + 9 * 40 - 30) / 16) < 1e-12)
    let closed = CatmullRomSpline(through: [0.0, 10, 40, 30], isClosed: true)
    #expect(closed.value(at: 0.25) == 10 && closed.value(at: 1.25) == 10 && closed.value(at: 1) == 0)
    #expect(closed.value(at: .nan) == 0)
    #expect(CatmullRomSpline(through: [CGPoint(x: 1, y: 2)]).value(at: 0.7) == CGPoint(x: 1, y: 2))
    let (empty, codes) = diagnosed { CatmullRomSpline<Double>(through: []) }
    #expect(empty.value(at: 0.5) == nil && codes == ["motion.spline.empty"])
  }
}
