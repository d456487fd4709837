import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Stroke outlines")
struct PathStrokerTests {
  private func outline(
    _ path: Path, _ style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double = 0.01
  ) -> PolygonBuffer {
    var buffer = PolygonBuffer()
    var stroker = PathStroker(style, transform: transform, tolerance: tolerance)
    stroker.stroke(path, into: &buffer)
    return buffer
  }

  private func polyline(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  @Test("a butt line is a rectangle, round and square caps add half a width at each end")
  func caps() {
    let line = polyline((10, 20), (60, 20))
    let butt = outline(line, StrokeStyle(lineWidth: 8))
    #expect(butt.ends == [4])
    #expect(butt.signedArea == 400)
    let square = outline(line, StrokeStyle(lineWidth: 8, lineCap: .square))
    #expect(square.signedArea == 464)
    #expect(square.winding(around: CGPoint(x: 6.5, y: 23.5)) == 1)
    let round = outline(line, StrokeStyle(lineWidth: 8, lineCap: .round), tolerance: 1e-4)
    #expect(abs(round.signedArea - (400 + 16 * .pi)) < 0.01)
    #expect(round.winding(around: CGPoint(x: 6.5, y: 23.5)) == 0)
    #expect(round.winding(around: CGPoint(x: 6.1, y: 20)) == 1)
    #expect(round.winding(around: CGPoint(x: 63.9, y: 20)) == 1)
  }

  @Test("segments as short as the rounding errors of their ends have no direction")
  func slivers() {
    let line = polyline((450, 50), (500, 50))
    let style = StrokeStyle(lineWidth: 8)
    for sliver in [(450, 50 - 3e-14), (450 + 6e-14, 50 + 3e-14)] {
      let more = polyline(sliver, (450, 50), (500, 50), (500, 50 + 3e-14))
      #expect(abs(outline(more, style).signedArea - outline(line, style).signedArea) < 1e-9)
    }
  }

  @Test("joins of a right angle have the area of a square, a quarter disc, a triangle", arguments: [1.0, -1])
  func joins(side: Double) {
    let corner = polyline((0, 0), (50, 0), (50, 50 * side))
    func area(_ join: CGLineJoin) -> Double {
      abs(
        outline(corner, StrokeStyle(lineWidth: 8, lineJoin: join), tolerance: 1e-4)
          .coveredArea(in: CGRect(x: 44, y: -6, width: 12, height: 12), step: 0.0625))
    }
    // Within 6 points of the corner: two rectangles of 6 × 8 that share a square of 4 × 4.
    let base = 96.0 - 16
    #expect(area(.miter) == base + 16)
    // Half a grid step along slanted edges.
    #expect(abs(area(.bevel) - (base + 8)) < 0.2)
    #expect(abs(area(.round) - (base + 4 * .pi)) < 0.2)
  }

  @Test("a miter longer than the limit is cut off")
  func miterLimit() {
    // At 60° between the lines the miter is twice the line width.
    let wedge = polyline((100, 0), (0, 0), (50, 50 * 3.0.squareRoot()))
    let tip = CGPoint(x: -10 * cos(Double.pi / 6) * 1.9, y: -10 * 0.5 * 1.9)
    let style = StrokeStyle(lineWidth: 20, miterLimit: 2.01)
    #expect(outline(wedge, style).winding(around: tip) == 1)
    var shorter = style
    shorter.miterLimit = 1.99
    #expect(outline(wedge, shorter).winding(around: tip) == 0)
  }

  @Test("a closed square has mitered corners everywhere and a hole")
  func closedSquare() {
    let square = polyline((10, 10), (50, 10), (50, 50), (10, 50), closed: true)
    let buffer = outline(square, StrokeStyle(lineWidth: 4))
    #expect(buffer.ends.count == 2)
    for corner in [(8.1, 8.1), (51.9, 8.1), (51.9, 51.9), (8.1, 51.9)] {
      #expect(buffer.winding(around: CGPoint(x: corner.0, y: corner.1)) != 0)
    }
    #expect(buffer.winding(around: CGPoint(x: 30, y: 30)) == 0)
    #expect(buffer.coveredArea(in: CGRect(x: 5, y: 5, width: 50, height: 50), step: 0.5) == 44 * 44 - 36 * 36)
  }

  @Test("a circle's stroke is a ring within the tolerance", arguments: [0.001, 0.01, 0.1])
  func ring(tolerance: Double) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let buffer = outline(circle, StrokeStyle(lineWidth: 10), tolerance: tolerance)
    #expect(buffer.ends.count == 2)
    for point in buffer.points {
      let r = gap(point, CGPoint(x: 50, y: 50))
      // The ellipse itself is up to 2.8e-4 of its radius outside the circle.
      #expect(abs(abs(r - 50) - 5) < 50 * 2.8e-4 + 1e-9)
    }
    // No chord may cut deeper into the disc than the tolerance.
    for polygon in buffer.polygons {
      var a = polygon.last!
      for b in polygon {
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        let r = gap(middle, CGPoint(x: 50, y: 50))
        #expect(abs(r - 50) > 5 - tolerance - 0.014 && abs(r - 50) < 5 + tolerance + 0.014)
        a = b
      }
    }
  }

  /// With round joins and caps a stroke is all points within half the width: a check that misses no case.
  @Test("a round stroke covers what is near the path and nothing else", arguments: 0..<24)
  func dilation(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed))
    let path = generator.path()
    let width = [2.0, 10, 40, 90][seed % 4]
    let tolerance = 0.02
    let buffer = outline(
      path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), tolerance: tolerance)
    let lines = path.polylines(perCurve: 100)
    var checked = 0
    for _ in 0..<200 {
      let point = generator.point(-50...150)
      let distance = distance(from: point, to: lines)
      let winding = buffer.winding(around: point)
      if distance < width / 2 - 0.1 {
        #expect(winding > 0, "\(point) is \(distance) from \(path.polylines(perCurve: 1))")
        checked += 1
      } else if distance > width / 2 + 0.1 {
        #expect(winding == 0, "\(point) is \(distance) away")
        checked += 1
      }
    }
    #expect(checked > 150)
  }

  @Test("a curve that turns on the spot gets a round tip")
  func cusp() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 100), control1: CGPoint(x: 200, y: 100), control2: CGPoint(x: -100, y: 100))
    let buffer = outline(path, StrokeStyle(lineWidth: 20, lineJoin: .round), tolerance: 0.01)
    let lines = path.polylines()
    var generator = SeededNumbers(seed: 7)
    for _ in 0..<500 {
      let point = generator.point(-30...170)
      if distance(from: point, to: lines) > 10.1 { #expect(buffer.winding(around: point) == 0) }
      // Away from the butt ends everything near the path is covered.
      let ends = [(0.0, 0.0), (100, 100)].map { gap(point, CGPoint(x: $0.0, y: $0.1)) }
      if ends.min()! > 15, distance(from: point, to: lines) < 9.9 {
        #expect(buffer.winding(around: point) > 0)
      }
    }
  }

  @Test("a straight curve that doubles back reaches to its turning points")
  func doublingBack() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 100, y: 0), control2: CGPoint(x: -90, y: 0))
    let buffer = outline(path, StrokeStyle(lineWidth: 10), tolerance: 0.01)
    let extremes = path.polylines(perCurve: 10_000)[0].points.map { Double($0.x) }
    let farthest = CGPoint(x: extremes.max()! + 4.9, y: 0)
    #expect(buffer.winding(around: farthest) > 0)
    #expect(buffer.winding(around: CGPoint(x: farthest.x + 0.2, y: 0)) == 0)
    #expect(buffer.winding(around: CGPoint(x: extremes.min()! - 4.9, y: 0)) > 0)
  }

  @Test("a subpath of no length is a dot with round caps, a square with square ones, nothing with butt")
  func dots() {
    let dots = [polyline((5, 5), (5, 5)), polyline((5, 5), closed: true)]
    for dot in dots {
      #expect(outline(dot, StrokeStyle(lineWidth: 4)).isEmpty)
      #expect(outline(dot, StrokeStyle(lineWidth: 4, lineCap: .square)).signedArea == 16)
      let disc = outline(dot, StrokeStyle(lineWidth: 4, lineCap: .round), tolerance: 1e-4)
      #expect(abs(disc.signedArea - 4 * .pi) < 1e-2)
      // Few chords, but as much area: a ring of chords inside the disc would have a thirtieth less.
      let coarse = outline(dot, StrokeStyle(lineWidth: 4, lineCap: .round), tolerance: 0.06)
      #expect(coarse.points.count < 20)
      #expect(abs(coarse.signedArea / (4 * .pi) - 1) < 0.007)
    }
    #expect(outline(polyline((5, 5)), StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
  }

  @Test("points that repeat change nothing")
  func repeatedPoints() {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .miter)
    let plain = outline(polyline((0, 0), (40, 0), (40, 30)), style)
    let repeated = outline(polyline((0, 0), (0, 0), (40, 0), (40, 0), (40, 0), (40, 30), (40, 30)), style)
    #expect(plain.points == repeated.points)
  }

  @Test("a transform that turns and scales gives the same outline, scaled; a skewed pen is an ellipse")
  func transforms() {
    let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)
    let path = polyline((0, 0), (40, 0), (40, 30))
    let similarity = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 3)
    let turned = outline(path, style, transform: similarity, tolerance: 0.003)
    let plain = outline(path, style, tolerance: 0.001)
    #expect(turned.points.count == plain.points.count)
    for (a, b) in zip(turned.points, plain.points) {
      #expect(gap(a, b.applying(similarity)) < 1e-9)
    }
    let skew = CGAffineTransform(scaleX: 4, y: 1)
    let dot = outline(polyline((5, 5), (5, 5)), style, transform: skew, tolerance: 0.001)
    let xs = dot.points.map { Double($0.x) }
    let ys = dot.points.map { Double($0.y) }
    #expect(abs(xs.max()! - 32) < 0.01 && abs(xs.min()! - 8) < 0.01)
    #expect(abs(ys.max()! - 8) < 0.01 && abs(ys.min()! - 2) < 0.01)
  }

  @Test("a stroke that mirrors is filled as fully")
  func mirrored() {
    let mirror = CGAffineTransform(a: -1, b: 0.3, c: 0.1, d: 1, tx: 0, ty: 0)
    let style = StrokeStyle(lineWidth: 30, lineCap: .round, lineJoin: .round)
    var generator = SeededNumbers(seed: 3)
    let path = generator.path()
    let plain = outline(path, style)
    let mirrored = outline(path, style, transform: mirror)
    let lines = path.polylines()
    for _ in 0..<200 {
      let point = generator.point(-20...120)
      if abs(distance(from: point, to: lines) - 15) > 0.2 {
        let image = point.applying(mirror)
        #expect((plain.winding(around: point) != 0) == (mirrored.winding(around: image) != 0))
      }
    }
  }

  @Test("a width of zero, below zero or not a number draws nothing", arguments: [0, -1, Double.nan])
  func noWidth(width: Double) {
    #expect(outline(polyline((0, 0), (10, 10)), StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test("a transform or tolerance that is of no use draws nothing and doesn't trap")
  func uselessTransforms() {
    let line = polyline((0, 0), (10, 10))
    let style = StrokeStyle(lineWidth: 4, lineCap: .round)
    for value in [CGFloat.nan, .infinity, 0] {
      #expect(outline(line, style, transform: CGAffineTransform(scaleX: value, y: value)).isEmpty)
    }
    #expect(outline(line, style, tolerance: .nan).isEmpty)
    #expect(outline(line, style, tolerance: 0).isEmpty)
  }

  @Test("both sides of a gentle curve keep to half the width within the tolerance", arguments: 0..<20)
  func gentleCurves(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed) &+ 9_000)
    // Controls near the thirds of the chord: no turn tighter than the pen.
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 300, y: generator.number(-40...40)),
      control1: CGPoint(x: generator.number(90...110), y: generator.number(-40...40)),
      control2: CGPoint(x: generator.number(190...210), y: generator.number(-40...40)))
    let radius = generator.number(1...20)
    let tolerance = [0.005, 0.05, 0.25][seed % 3]
    let buffer = outline(path, StrokeStyle(lineWidth: 2 * radius), tolerance: tolerance)
    #expect(buffer.ends.count == 1)
    let lines = path.polylines(perCurve: 1_000)
    var previous = buffer.points.last!
    for point in buffer.points {
      if abs(distance(from: previous, to: lines) - radius) < 1e-4,
        abs(distance(from: point, to: lines) - radius) < 1e-4, gap(previous, point) < 1.9 * radius
      {
        let middle = CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2)
        #expect(abs(distance(from: middle, to: lines) - radius) < tolerance * 1.1)
      }
      #expect(distance(from: point, to: lines) < radius + 1e-4)
      previous = point
    }
    let length = path.polylineLength()
    #expect(abs(buffer.signedArea - 2 * radius * length) < 2 * tolerance * length)
  }

  @Test("coordinates as large as numbers go end quickly and don't trap")
  func hugeCoordinates() {
    var path = Path()
    path.move(to: CGPoint(x: 1e300, y: -1e300))
    path.addLine(to: CGPoint(x: -1e300, y: 1e300))
    path.addCurve(
      to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 1e200, y: 3), control2: CGPoint(x: 5, y: -1e180))
    path.addCurve(
      to: CGPoint(x: 9e9, y: 0), control1: CGPoint(x: 1e10, y: 3), control2: CGPoint(x: 5, y: -1e10))
    let buffer = outline(
      path, StrokeStyle(lineWidth: 1e5, lineCap: .round, lineJoin: .round, dash: [1, 1]), tolerance: 0.1)
    #expect(buffer.points.count < 2_000_000)
    #expect(buffer.points.allSatisfy { $0.isFinite })
  }
}
