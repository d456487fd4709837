import FlipbookDiagnostics
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Building paths")
struct PathBuildingTests {
  private func p(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("elements come back in order")
  func elements() {
    let path = Path { path in
      path.move(to: p(1, 2))
      path.addLine(to: p(3, 4))
      path.addQuadCurve(to: p(5, 6), control: p(7, 8))
      path.addCurve(to: p(9, 10), control1: p(11, 12), control2: p(13, 14))
      path.closeSubpath()
    }
    var seen: [Path.Element] = []
    path.forEach { seen.append($0) }
    #expect(
      seen == [
        .move(to: p(1, 2)), .line(to: p(3, 4)), .quadCurve(to: p(5, 6), control: p(7, 8)),
        .curve(to: p(9, 10), control1: p(11, 12), control2: p(13, 14)), .closeSubpath,
      ])
    #expect(path.currentPoint == p(1, 2))
    #expect(path.elementArrays.verbs == [.move, .line, .quad, .curve, .close])
    #expect(path.elementArrays.points.count == 7)
  }

  @Test("a copy that changes leaves the original alone")
  func valueSemantics() {
    for original in [
      Path(CGRect(x: 0, y: 0, width: 5, height: 5)), Path { $0.addLines([p(0, 0), p(5, 5)]) },
    ] {
      let text = original.description
      var copy = original
      copy.addLine(to: p(9, 9))
      #expect(original.description == text)
      #expect(copy != original)
    }
  }

  @Test("what follows a close starts where the subpath started")
  func afterClose() {
    var path = Path()
    path.addLines([p(1, 1), p(5, 1), p(5, 5)])
    path.closeSubpath()
    path.addLine(to: p(9, 9))
    #expect(path.description == "1 1 m 5 1 l 5 5 l h 1 1 m 9 9 l")
  }

  @Test("a move replaces a move, a second close does nothing, an empty path has no current point")
  func corners() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: p(1, 1))
    path.move(to: p(2, 2))
    #expect(!path.isEmpty && path.currentPoint == p(2, 2))
    path.addLine(to: p(3, 3))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.description == "2 2 m 3 3 l h")
  }

  @Test("elements that are not finite are left out and reported once")
  func nonFinite() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      var path = Path()
      path.move(to: p(0, 0))
      path.addLine(to: p(.nan, 1))
      path.addLine(to: p(5, 0))
      path.addCurve(to: p(6, 0), control1: p(0, .infinity), control2: p(0, 0))
      path.addQuadCurve(to: p(7, -.infinity), control: p(0, 0))
      // A subpath whose start is lost begins where its first element ends.
      path.move(to: p(.nan, .nan))
      path.addLine(to: p(8, 8))
      path.addLine(to: p(9, 8))
      path.addRect(CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5))
      path.addArc(
        center: p(.nan, 0), radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      #expect(path.description == "0 0 m 5 0 l 8 8 m 9 8 l")
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 9, height: 8))
    }
    #expect(collector.diagnostics.map(\.code) == ["path.non-finite"])
  }

  @Test("a transform that makes points infinite drops only those")
  func overflow() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      var path = Path()
      path.addLines([p(1, 1), p(1e300, 1), p(2, 2)])
      #expect(
        path.applying(CGAffineTransform(scaleX: 1e10, y: 1)).description == "10000000000 1 m 20000000000 2 l")
    }
    #expect(collector.diagnostics.map(\.code) == ["path.non-finite"])
  }

  @Test("a line with no point to start from is left out and reported")
  func noCurrentPoint() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      var path = Path()
      path.addLine(to: p(1, 1))
      path.addCurve(to: p(1, 1), control1: p(1, 1), control2: p(1, 1))
      #expect(path.isEmpty)
    }
    #expect(collector.diagnostics.map(\.code) == ["path.no-current-point"])
  }

  @Test("adding a path appends its elements, transformed")
  func addPath() {
    var path = Path()
    path.addLines([p(0, 0), p(1, 0)])
    path.addPath(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), transform: .init(translationX: 10, y: 0))
    #expect(path.description == "0 0 m 1 0 l 10 0 m 12 0 l 12 1 l 10 1 l h")
    #expect(path.currentPoint == p(10, 0))
    path.addLine(to: p(11, 11))
    #expect(path.description.hasSuffix("h 10 0 m 11 11 l"))
    path.addPath(Path())
    #expect(path.description.hasSuffix("h 10 0 m 11 11 l"))
  }

  @Test("moving and transforming move every point", arguments: 0..<8)
  func applying(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed))
    let path = generator.path()
    let transform = CGAffineTransform(a: 1, b: 0.5, c: -2, d: 0.25, tx: 3, ty: -4)
    #expect(path.applying(transform).elementArrays.verbs == path.elementArrays.verbs)
    #expect(
      path.applying(transform).elementArrays.points
        == path.elementArrays.points.map { $0.applying(transform) })
    #expect(
      path.offsetBy(dx: 2, dy: 3).elementArrays.points
        == path.elementArrays.points.map { CGPoint(x: $0.x + 2, y: $0.y + 3) })
  }

  @Test("a known shape that is moved and scaled has the elements that are moved and scaled")
  func applyingShapes() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
    let shapes = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 8),
      Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: 9), style: .circular),
    ]
    for transform in [
      CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: -1),
      CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 5, ty: -1), CGAffineTransform(rotationAngle: 1),
    ] {
      for shape in shapes {
        let image = shape.applying(transform)
        #expect(image.elementArrays.verbs == shape.elementArrays.verbs)
        for (a, b) in zip(image.elementArrays.points, shape.elementArrays.points) {
          #expect(gap(a, b.applying(transform)) < 1e-10)
        }
      }
    }
  }
}
