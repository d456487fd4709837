import FlipbookDiagnostics
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Dashes")
struct PathDashTests {
  private func outline(_ path: Path, _ style: StrokeStyle) -> PolygonBuffer {
    var buffer = PolygonBuffer()
    var stroker = PathStroker(style, tolerance: 0.01)
    stroker.stroke(path, into: &buffer)
    return buffer
  }

  private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }

  /// Where along a horizontal line of width 2 its stroke begins and ends.
  private func spans(_ dash: [CGFloat], phase: CGFloat = 0) -> [ClosedRange<Double>] {
    outline(line, StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).polygons.map {
      $0.map { Double($0.x) }.min()!...$0.map { Double($0.x) }.max()!
    }
  }

  @Test("dashes follow the pattern")
  func pattern() {
    #expect(spans([30, 20]) == [0...30, 50...80])
    #expect(spans([40, 10, 10, 10]) == [0...40, 50...60, 70...100])
    // An odd number of lengths swaps roles at each repeat.
    #expect(spans([30]) == [0...30, 60...90])
    #expect(spans([30, 10, 20]) == [0...30, 40...60, 90...100])
    #expect(spans([200, 10]) == [0...100])
  }

  @Test("the phase is where the pattern is entered, in either direction and beyond its length")
  func phase() {
    #expect(spans([30, 20], phase: 10) == [0...20, 40...70, 90...100])
    #expect(spans([30, 20], phase: 60) == [0...20, 40...70, 90...100])
    #expect(spans([30, 20], phase: -40) == [0...20, 40...70, 90...100])
    #expect(spans([30, 20], phase: 40) == [10...40, 60...90])
    #expect(spans([30, 20], phase: 30) == [20...50, 70...100])
  }

  @Test("patterns that can't be followed draw a solid line")
  func solid() {
    for dash in [[], [0, 0], [-1, 5], [.nan, 5], [.infinity, 5]] as [[CGFloat]] {
      #expect(spans(dash) == [0...100])
    }
    #expect(spans([30, 20], phase: .nan) == [0...30, 50...80])
  }

  @Test("dashes of no length are dots with caps, also at the start and the end")
  func dots() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 25])
    let dots = outline(line, style)
    #expect(dots.ends.count == 5)
    for (index, polygon) in dots.polygons.enumerated() {
      let xs = polygon.map { Double($0.x) }
      #expect(abs((xs.min()! + xs.max()!) / 2 - Double(index) * 25) < 0.02)
      #expect(abs(Path.signedArea(of: polygon) - 4 * .pi) < 0.2)
    }
    #expect(outline(line, StrokeStyle(lineWidth: 4, dash: [0, 25])).isEmpty)
  }

  @Test("caps and corners belong to each dash")
  func capsAndCorners() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .square, dash: [10, 10])
    #expect(outline(line, style).signedArea == 5 * 14 * 4)
    var corner = Path()
    corner.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let buffer = outline(corner, StrokeStyle(lineWidth: 4, dash: [15, 2, 30]))
    #expect(buffer.ends.count == 2)
    #expect(buffer.winding(around: CGPoint(x: 21.9, y: -1.9)) != 0)
    #expect(buffer.winding(around: CGPoint(x: 16, y: 0)) == 0)
  }

  @Test("on a closed subpath the last dash goes on into the first")
  func closed() {
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let style = StrokeStyle(lineWidth: 4, dash: [20, 20], dashPhase: 10)
    let buffer = outline(square, style)
    // Every dash goes around a corner with its miter.
    #expect(buffer.ends.count == 4)
    for corner in [(-1.9, -1.9), (41.9, -1.9), (41.9, 41.9), (-1.9, 41.9)] {
      #expect(buffer.winding(around: CGPoint(x: corner.0, y: corner.1)) != 0)
    }
    #expect(buffer.winding(around: CGPoint(x: 20, y: 0)) == 0)
    // A single dash all around is a closed stroke.
    let whole = outline(square, StrokeStyle(lineWidth: 4, dash: [500, 5]))
    #expect(whole.points == outline(square, StrokeStyle(lineWidth: 4)).points)
  }

  @Test("each subpath starts the pattern anew")
  func subpaths() {
    var path = line
    path.addPath(line, transform: CGAffineTransform(translationX: 0, y: 50))
    let buffer = outline(path, StrokeStyle(lineWidth: 2, dash: [30, 20]))
    #expect(buffer.ends.count == 4)
    #expect(buffer.winding(around: CGPoint(x: 15, y: 50)) != 0)
    #expect(buffer.winding(around: CGPoint(x: 40, y: 50)) == 0)
  }

  @Test("dashes on curves have their lengths along the curve")
  func curves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    let dash = circle.length / 16
    let buffer = outline(circle, StrokeStyle(lineWidth: 10, dash: [dash, dash]))
    #expect(buffer.ends.count == 8)
    for polygon in buffer.polygons {
      #expect(abs(Path.signedArea(of: polygon) / (dash * 10) - 1) < 2e-3)
    }
    let pieces = circle.dashed(phase: 0, lengths: [dash, dash])
    #expect(pieces.elementArrays.verbs.filter { $0 == .move }.count == 8)
    #expect(abs(pieces.length - circle.length / 2) < 1e-6)
  }

  @Test("dashes as paths and as outlines agree", arguments: 0..<10)
  func agreement(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed) &+ 3_000)
    let path = generator.path(closing: false)
    let style = StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [9, 4, 2, 6], dashPhase: 5)
    let outlines = outline(path, style)
    var solid = style
    solid.dash = []
    let pieces = outline(path.dashed(phase: 5, lengths: style.dash), solid)
    #expect(outlines.ends.count == pieces.ends.count)
    // Areas are summed with overlaps; chords are measured a little short of the curves.
    #expect(abs(outlines.signedArea / pieces.signedArea - 1) < 0.01)
  }

  @Test("a pattern of more than a million dashes is drawn solid and reported")
  func tooMany() {
    let collector = DiagnosticCollector()
    let buffer = DiagnosticCollector.$current.withValue(collector) {
      outline(line, StrokeStyle(lineWidth: 2, dash: [1e-5, 1e-5]))
    }
    #expect(buffer.ends == [4])
    #expect(collector.diagnostics.map(\.code) == ["path.too-many-dashes"])
  }

  @Test("a stroked path fills to the same area as its outline")
  func strokedPath() {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [12, 9])
    let path = line.strokedPath(style)
    #expect(abs(path.signedArea() - outline(line, style).signedArea) < 0.1)
    #expect(path.contains(CGPoint(x: 6, y: 2.5)))
    #expect(!path.contains(CGPoint(x: 17, y: 0)))
    #expect(path.boundingRect.minX < -2.99 && path.boundingRect.minX > -3.03)
  }
}
