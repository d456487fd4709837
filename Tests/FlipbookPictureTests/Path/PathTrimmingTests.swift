import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Trimmed paths")
struct PathTrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a square is trimmed along its edges, the closing one included")
  func squareParts() {
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
    #expect(square.trimmedPath(from: 0.625, to: 2).description == "5 10 m 0 10 l 0 0 l")
  }

  @Test("the whole range keeps the path as it is, an empty or backward one leaves nothing")
  func ranges() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 5) == square)
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (1, 2), (-1, 0), (Double.nan, 0.5), (0.2, .nan)] {
      #expect(square.trimmedPath(from: from, to: to).isEmpty)
    }
    #expect(Path().trimmedPath(from: 0.1, to: 0.2).isEmpty)
  }

  @Test("lengths add up over subpaths, and a subpath inside stays closed")
  func subpaths() {
    var path = square
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(path.length == 120)
    #expect(
      path.trimmedPath(from: 0.25, to: 0.75).description
        == "0 10 m 0 0 l 20 0 m 30 0 l 30 10 l 20 10 l h 40 0 m 50 0 l")
  }

  @Test("a part is as long as asked for, and cut pieces lie on the path", arguments: 0..<30)
  func lengths(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed) &+ 500)
    let path = generator.path()
    let total = path.polylineLength()
    #expect(abs(path.length / total - 1) < 1e-6)
    let from = generator.number(0...0.9)
    let to = generator.number(from...1)
    let part = path.trimmedPath(from: from, to: to)
    #expect(abs(part.polylineLength() - (to - from) * total) < 1e-4 * total)
    let lines = path.polylines(perCurve: 400)
    for point in part.polylines(perCurve: 5).flatMap(\.points) {
      #expect(distance(from: point, to: lines) < 0.01)
    }
    // The two parts at a cut make up the whole.
    let parts = path.trimmedPath(from: 0, to: from).length + path.trimmedPath(from: from, to: 1).length
    #expect(abs(parts / path.length - 1) < 1e-9)
  }

  @Test("a circle's quarter starts at its rightmost point and goes clockwise; curves stay curves")
  func circle() {
    let quarter = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
      .trimmedPath(from: 0, to: 0.25)
    #expect(quarter.elementArrays.verbs == [.move, .curve])
    #expect(gap(quarter.elementArrays.points[0], CGPoint(x: 10, y: 0)) < 1e-9)
    #expect(gap(quarter.currentPoint!, CGPoint(x: 0, y: 10)) < 1e-9)
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    let half = quad.trimmedPath(from: 0.25, to: 0.5)
    #expect(half.elementArrays.verbs == [.move, .quad])
    #expect(gap(half.currentPoint!, CGPoint(x: 5, y: 5)) < 1e-9)
  }

  @Test("a part that ends where a curve does has no more pieces than that", arguments: 1..<8)
  func curveEnds(eighth: Int) {
    let circle = Path(
      CGPath(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil))
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: 40, y: 40), radius: 20, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    let share = CGFloat(eighth) / 8
    let verbs = arc.trimmedPath(from: 0, to: share).elementArrays.verbs
    #expect(verbs == [.move] + [Path.Verb](repeating: .curve, count: eighth))
    let rest = arc.trimmedPath(from: share, to: 1).elementArrays.verbs
    #expect(rest == [.move] + [Path.Verb](repeating: .curve, count: 8 - eighth))
    if eighth % 2 == 0 {
      #expect(circle.trimmedPath(from: 0, to: share).elementArrays.verbs.count == 1 + eighth / 2)
    }
  }

  @Test("a path of no length is left as it is")
  func noLength() {
    let dot = Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1)]) }
    #expect(dot.trimmedPath(from: 0, to: 0.5) == dot)
  }
}
