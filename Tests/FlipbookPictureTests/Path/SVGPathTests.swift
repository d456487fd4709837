import FlipbookDiagnostics
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("SVG path data")
struct SVGPathTests {
  @Test(
    "every command, absolute and relative",
    arguments: [
      ("M1 2L3 4", "1 2 m 3 4 l"),
      ("m1 2l3 4", "1 2 m 4 6 l"),
      ("M1,2 H5 V6 h-1 v-2", "1 2 m 5 2 l 5 6 l 4 6 l 4 4 l"),
      ("M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"),
      ("M10 10c1 2 3 4 5 6", "10 10 m 11 12 13 14 15 16 c"),
      ("M0 0C1 2 3 4 5 6S9 9 10 10", "0 0 m 1 2 3 4 5 6 c 7 8 9 9 10 10 c"),
      ("M0 0c1 2 3 4 5 6s4 3 5 4", "0 0 m 1 2 3 4 5 6 c 7 8 9 9 10 10 c"),
      ("M1 1S9 9 10 10", "1 1 m 1 1 9 9 10 10 c"),
      ("M0 0Q1 2 3 4T7 8t1 1", "0 0 m 1 2 3 4 q 5 6 7 8 q 9 10 8 9 q"),
      ("M5 5T7 8", "5 5 m 5 5 7 8 q"),
      ("M0 0Q1 2 3 4L5 5T7 8", "0 0 m 1 2 3 4 q 5 5 l 5 5 7 8 q"),
      ("M0 0q1 2 3 4 1 2 3 4", "0 0 m 1 2 3 4 q 4 6 6 8 q"),
      ("M1 1 5 1 5 5Z", "1 1 m 5 1 l 5 5 l h"),
      ("m1 1 4 0 0 4z m1 1 2 2", "1 1 m 5 1 l 5 5 l h 2 2 m 4 4 l"),
      ("M1 1L2 2zl3 3", "1 1 m 2 2 l h 1 1 m 4 4 l"),
      ("M0 0A5 5 0 0 1 0 0", "0 0 m"),
      ("M0 0A0 5 0 0 1 7 8", "0 0 m 7 8 l"),
      ("", ""),
    ])
  func commands(svg: String, expected: String) throws {
    #expect(try #require(Path(svg: svg)).description == expected)
  }

  @Test(
    "numbers need no separators where they can't be misread",
    arguments: [
      ("M.5.5.25-1", "0.5 0.5 m 0.25 -1 l"),
      ("M1-2+3-4", "1 -2 m 3 -4 l"),
      ("M1e2 1E-1l1.5e+1,.5", "100 0.1 m 115 0.6 l"),
      ("  M 1 , 2\n\tL\r3,4 ", "1 2 m 3 4 l"),
      ("M5. 6.", "5 6 m"),
      ("M01 002", "1 2 m"),
    ])
  func numbers(svg: String, expected: String) throws {
    #expect(try #require(Path(svg: svg)).description == expected)
  }

  @Test("arc flags may stand next to each other and to the number that follows")
  func compactFlags() throws {
    let plain = try #require(Path(svg: "M10 80A45 45 0 0 0 125 125A45 45 0 1 1 .5 .5"))
    #expect(Path(svg: "M10 80A45 45 0 00125 125A45 45 0 11.5.5") == plain)
    #expect(Path(svg: "M10 80A45,45,0,0,0,125,125 45 45 0 11.5.5") == plain)
  }

  @Test("the four arcs through two points", arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func arcs(large: Int, clockwise: Int) throws {
    let path = try #require(Path(svg: "M0 0A50 50 0 \(large) \(clockwise) 50 50"))
    #expect(path.currentPoint == CGPoint(x: 50, y: 50))
    let sweep = large == 1 ? 1.5 * Double.pi : 0.5 * .pi
    #expect(abs(path.polylineLength() - 50 * sweep) < 1e-2)
    // Clockwise on screen and short, from the origin to (50, 50), the centre is (0, 50).
    let center = large == clockwise ? CGPoint(x: 50, y: 0) : CGPoint(x: 0, y: 50)
    for point in path.polylines()[0].points { #expect(abs(gap(point, center) - 50) < 1e-3) }
    #expect((path.signedArea() > 0) == (clockwise == 1))
  }

  @Test("an arc's ellipse is turned, and grows when it is too small")
  func ellipticalArcs() throws {
    let path = try #require(Path(svg: "M10 0a30 10 30 1 0 20 15"))
    // Half axes 30 and 10, turned by 30°: every point keeps the ellipse's equation about one centre.
    let points = path.polylines()[0].points
    let arc = try #require(
      EllipticalArc(
        from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 15), radii: SIMD2(30, 10), rotation: .pi / 6,
        isLarge: true, isClockwise: false))
    for point in points {
      let (dx, dy) = (point.x - arc.center.x, point.y - arc.center.y)
      let u = (dx * cos(Double.pi / 6) + dy * sin(Double.pi / 6)) / 30
      let v = (dy * cos(Double.pi / 6) - dx * sin(Double.pi / 6)) / 10
      #expect(abs(hypot(u, v) - 1) < 1e-5)
    }
    let grown = try #require(Path(svg: "M0 0A1 1 0 0 1 100 0"))
    #expect(abs(grown.polylineLength() - 50 * .pi) < 1e-2)
    #expect(abs(grown.boundingRect.minY + 50) < 1e-3)
  }

  @Test(
    "what is no path data is refused with the place",
    arguments: [
      ("L1 2", "M or m", 1), ("M1", "a number", 3), ("M1 2 L3", "a number", 8), ("M1 2X", "a command", 5),
      ("M1 2A5 5 0 2 1 3 4", "0 or 1", 12), ("M1 2,,3 4", "a command", 5), ("M1 2 3", "a number", 7),
      ("M1 2L3 4 Z5 5", "a command", 11), ("Mé", "a number", 2), ("M1 2e999 3", "reasonable", 4),
      ("M1 2 #", "a command", 6), ("z", "M or m", 1),
    ])
  func errors(svg: String, expected: String, position: Int) throws {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) { #expect(Path(svg: svg) == nil) }
    let diagnostic = try #require(collector.diagnostics.first)
    #expect(diagnostic.code == "path.svg")
    #expect(diagnostic.message.contains(expected))
    #expect(diagnostic.message.contains("at character \(position),"), "\(diagnostic.message)")
  }

  @Test("a drawing program's icon reads to a closed outline of its size")
  func icon() throws {
    let svg = """
      M12 21.35l-1.45-1.32C5.4 15.36 2 12.28 2 8.5 2 5.42 4.42 3 7.5 3c1.74 0 3.41.81 4.5 2.09C13.09 3.81 \
      14.76 3 16.5 3 19.58 3 22 5.42 22 8.5c0 3.78-3.4 6.86-8.55 11.54L12 21.35z
      """
    let path = try #require(Path(svg: svg))
    #expect(path.boundingRect == CGRect(x: 2, y: 3, width: 20, height: 18.35))
    #expect(path.elementArrays.verbs.last == .close)
    #expect(path.contains(CGPoint(x: 12, y: 12)))
    #expect(!path.contains(CGPoint(x: 12, y: 4)))
  }
}
