import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Points inside paths")
struct PathContainsTests {
  /// The winding number of dense polylines, by the angles their points turn through.
  private func winding(_ lines: [(points: [CGPoint], closed: Bool)], around p: CGPoint) -> Int {
    var angle = 0.0
    for line in lines {
      var a = line.points.last!
      for b in line.points {
        let (ax, ay, bx, by) = (a.x - p.x, a.y - p.y, b.x - p.x, b.y - p.y)
        angle += atan2(Double(ax * by - ay * bx), Double(ax * bx + ay * by))
        a = b
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  @Test("both rules agree with winding numbers taken from angles", arguments: 0..<40)
  func agreement(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed) &* 77)
    let path = generator.path()
    let lines = path.polylines(perCurve: 150)
    for _ in 0..<60 {
      let point = generator.point()
      // Too near the outline the polyline is no judge; open ends are closed by a line.
      let closing = lines.map { (points: $0.points + [$0.points[0]], closed: true) }
      guard distance(from: point, to: closing) > 0.05 else { continue }
      let expected = winding(lines, around: point)
      #expect(path.contains(point) == (expected != 0))
      #expect(path.contains(point, eoFill: true) == (expected % 2 != 0))
    }
  }

  @Test("a star's middle is inside by winding and outside by the even-odd rule")
  func star() {
    var star = Path()
    star.addLines(
      (0..<5).map {
        CGPoint(x: 50 + 40 * sin(Double($0) * 0.8 * .pi), y: 50 - 40 * cos(Double($0) * 0.8 * .pi))
      })
    star.closeSubpath()
    #expect(star.contains(CGPoint(x: 50, y: 50)))
    #expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(star.contains(CGPoint(x: 50, y: 20), eoFill: true))
    #expect(!star.contains(CGPoint(x: 20, y: 85)))
  }

  @Test("edges belong to the shape on their left and above, so that neighbours share no point")
  func edges() {
    let left = Path { $0.addPath(Path(CGRect(x: 0, y: 0, width: 10, height: 10))) }
    let right = Path { $0.addPath(Path(CGRect(x: 10, y: 0, width: 10, height: 10))) }
    let general = Path(left.description)!
    for y in [0.0, 3, 9.5, 10] {
      let point = CGPoint(x: 10, y: y)
      #expect(!left.contains(point))
      #expect(right.contains(point) == (y < 10))
      #expect(general.contains(CGPoint(x: 0, y: y)) == left.contains(CGPoint(x: 0, y: y)))
      #expect(general.contains(point) == left.contains(point))
    }
  }

  @Test("points level with joints, extrema and flat pieces are counted once")
  func levels() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for x in stride(from: -20.0, through: 120, by: 7) {
      #expect(circle.contains(CGPoint(x: x, y: 50)) == (x > 0 && x < 100))
      #expect(!circle.contains(CGPoint(x: x, y: 100)))
      #expect(!circle.contains(CGPoint(x: x, y: -1)))
    }
    var stairs = Path()
    stairs.addLines(
      [(0, 0), (10, 0), (10, 10), (20, 10), (20, 20), (0, 20)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(stairs.contains(CGPoint(x: 5, y: 10)))
    #expect(stairs.contains(CGPoint(x: 15, y: 10)))
    #expect(!stairs.contains(CGPoint(x: 25, y: 10)))
    #expect(!stairs.contains(CGPoint(x: -5, y: 10)))
  }

  @Test("nothing is inside an empty path, and no point that is not a number inside any")
  func nothing() {
    #expect(!Path().contains(.zero))
    #expect(!Path(CGRect.infinite).contains(CGPoint(x: CGFloat.nan, y: 0)))
  }
}
