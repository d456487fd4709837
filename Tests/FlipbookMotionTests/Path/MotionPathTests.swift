import FlipbookMotion
import FlipbookPicture
import FlipbookTestSupport
import Foundation
import Testing

@Suite("motion along a path")
struct MotionPathTests {
  static let square = MotionPath([
    .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 0, y: 10)),
    .close,
  ])

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(Double(a.x - b.x), Double(a.y - b.y)) }

  @Test("positions agree with quadrature and root finding", arguments: Reference.cubicLengths)
  func reference(row: [Double]) {
    let curve = CubicCurveTests.curve(row)
    let path = MotionPath(curves: [curve])
    #expect(abs(path.length - row[8]) <= 1e-10 * row[8])
    for (fraction, t) in zip([0.1, 0.3, 0.5, 0.85], row[9...]) {
      #expect(distance(path.position(atFraction: fraction), curve.point(at: t)) <= 1e-6 * row[8])
    }
  }

  @Test("the error in length stays below a ten-millionth of smooth curves' length")
  func accuracy() {
    var random = SeededNumbers(seed: 21)
    for _ in 0..<25 {
      func point() -> CGPoint { CGPoint(x: random.number(0...300), y: random.number(0...300)) }
      let curve = CubicCurve(p0: point(), p1: point(), p2: point(), p3: point())
      let path = MotionPath(curves: [curve])
      for step in 1..<20 {
        let wanted = path.length * Double(step) / 20
        let exact = curve.point(at: curve.parameter(atLength: wanted, total: curve.length))
        #expect(distance(path.position(atLength: wanted), exact) < 2e-7 * path.length)
      }
    }
  }

  @Test("equal steps in length are equal steps on the curve")
  func constantSpeed() {
    let path = MotionPath([
      .move(CGPoint(x: 10, y: 10)),
      .curve(
        control1: CGPoint(x: 300, y: 0), control2: CGPoint(x: -100, y: 200), end: CGPoint(x: 150, y: 250)),
      .quadCurve(control: CGPoint(x: 300, y: 300), end: CGPoint(x: 400, y: 10)), .line(CGPoint(x: 500, y: 0)),
    ])
    var last = path.position(atLength: 0)
    let step = path.length / 20_000
    for index in 1...20_000 {
      let next = path.position(atLength: step * Double(index))
      // A chord is shorter than its arc by the square of the turn; the corner between segments cuts one step.
      #expect(distance(last, next) <= step * (1 + 1e-3))
      if distance(last, next) < step * 0.999 {
        #expect(
          abs(step * Double(index) - path.length(toEndOfSegment: 1)) < 2 * step
            || abs(step * Double(index) - path.length(toEndOfSegment: 0)) < 2 * step)
      }
      last = next
    }
  }

  @Test("a square is walked side by side, turning clockwise on screen")
  func square() {
    let path = Self.square
    #expect(path.length == 40 && path.segmentCount == 4)
    #expect(path.position(atLength: 5) == CGPoint(x: 5, y: 0))
    #expect(path.position(atLength: 15) == CGPoint(x: 10, y: 5))
    #expect(path.position(atFraction: 0.875) == CGPoint(x: 0, y: 5))
    let angles = [5.0, 15, 25, 35].map { path.sample(atLength: $0).angle }
    for (angle, expected) in zip(angles, [0, Double.pi / 2, .pi, -.pi / 2]) {
      #expect(abs(abs(angle) - abs(expected)) < 1e-12)
    }
    #expect(path.position(atLength: 10) == CGPoint(x: 10, y: 0))
  }

  @Test("rotation follows the path, ahead or back")
  func rotation() {
    let sample = Self.square.sample(atLength: 15)
    #expect(sample.rotation(.none) == 0)
    #expect(abs(sample.rotation(.auto) - .pi / 2) < 1e-12)
    #expect(abs(sample.rotation(.autoReverse) - .pi * 1.5) < 1e-12)
  }

  @Test("the angle is that of the tangent, also at control points that sit on the ends")
  func tangents() {
    let curve = CubicCurveTests.curve(Reference.cubicLengths[4])
    let path = MotionPath(curves: [curve])
    for fraction in [0, 0.5, 1] {
      #expect(abs(path.sample(atFraction: fraction).angle - atan2(80.0, 50.0)) < 1e-9)
    }
  }

  @Test("lengths outside give the ends")
  func outside() {
    let path = Self.square
    #expect(path.position(atLength: -5) == .zero && path.position(atLength: 99) == .zero)
    #expect(path.position(atLength: .nan) == .zero && path.position(atFraction: .infinity) == .zero)
    #expect(path.length(toEndOfSegment: -1) == 0 && path.length(toEndOfSegment: 99) == 40)
    #expect(path.sample(segment: 1, fraction: 0.5).position == CGPoint(x: 10, y: 5))
    #expect(path.sample(segment: 9, fraction: 0.5).position == .zero)
  }

  @Test("moves cost no length")
  func moves() {
    let path = MotionPath([
      .move(.zero), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 110, y: 0)),
    ])
    #expect(path.length == 20)
    #expect(path.position(atLength: 9) == CGPoint(x: 9, y: 0))
    #expect(path.position(atLength: 11) == CGPoint(x: 101, y: 0))
  }

  @Test("many segments of very different length are found")
  func manySegments() {
    var random = SeededNumbers(seed: 22)
    var elements: [MotionPath.Element] = [.move(.zero)]
    var ends = [0.0]
    for index in 0..<2000 {
      let length = index % 100 == 0 ? 500 : random.number(1e-6...1e-2)
      ends.append(ends.last! + length)
      elements.append(.line(CGPoint(x: ends.last!, y: 0)))
    }
    let path = MotionPath(elements)
    for _ in 0..<5000 {
      let length = random.number(0...path.length)
      #expect(abs(Double(path.position(atLength: length).x) - length) < 1e-8)
    }
    for end in ends { #expect(abs(Double(path.position(atLength: end).x) - end) < 1e-8) }
  }

  @Test("paths without length, and coordinates that are no numbers, have a defined result")
  func degenerate() {
    #expect(MotionPath([]).position(atLength: 3) == .zero)
    #expect(MotionPath([]).sample(atFraction: 0.5).angle == 0)
    let dot = MotionPath([.move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 5, y: 5))])
    #expect(dot.length == 0 && dot.position(atFraction: 0.5) == CGPoint(x: 5, y: 5))
    let (path, codes) = diagnosed {
      MotionPath([
        .move(.zero), .line(CGPoint(x: Double.nan, y: 0)), .move(.zero), .line(CGPoint(x: 4, y: 0)),
      ])
    }
    #expect(codes == ["motion.path.not-finite"] && path.length == 4)
    let huge = MotionPath([.move(.zero), .line(CGPoint(x: 1e308, y: 1e308)), .line(.zero)])
    #expect(huge.position(atFraction: 0.5).x.isFinite)
    let tiny = MotionPath([.move(.zero), .line(CGPoint(x: 1e-200, y: 0))])
    #expect(tiny.position(atFraction: 0.5).x.isFinite)
  }

  @Test("path animations pace by segments, key times or length")
  func media() {
    let path = MotionPath([.move(.zero), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 10))])
    let linear = MediaPathAnimation(path: path)
    #expect(linear.sample(at: 0.25).position == CGPoint(x: 15, y: 0))
    #expect(linear.sample(at: 0.75).position == CGPoint(x: 30, y: 5))
    let timed = MediaPathAnimation(path: path, keyTimes: [0, 0.8, 1], timingFunctions: [.easeIn, nil])
    #expect(abs(Double(timed.sample(at: 0.4).position.x) - 30 * UnitCurve.easeIn.value(at: 0.5)) < 1e-12)
    let paced = MediaPathAnimation(path: path, keyTimes: [0, 0.1, 1], mode: .paced, rotation: .auto)
    #expect(paced.sample(at: 0.5).position == CGPoint(x: 20, y: 0))
    #expect(abs(paced.rotation(at: 0.9) - .pi / 2) < 1e-12)
    let discrete = MediaPathAnimation(path: path, mode: .discrete)
    #expect([0, 0.34, 0.67, 1].map { discrete.sample(at: $0).position.y } == [0, 0, 10, 10])
    #expect(discrete.sample(at: 0.34).position.x == 30 && discrete.sample(at: 0.3).position.x == 0)
    let (none, codes) = diagnosed { MediaPathAnimation(path: MotionPath([])) }
    #expect(codes == ["motion.media.no-values"] && none.sample(at: 0.5).position == .zero)
  }
}
