import FlipbookDiagnostics
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

/// Laws that hold whatever the paths, over seeded random and degenerate ones.
@Suite struct PathBooleanPropertyTests {
  /// Random curves, curves on a coarse grid (many of whose points and sides coincide), and shapes.
  private static func path(_ kind: Int, _ generator: inout SeededNumbers) -> Path {
    switch kind {
    case 0: return generator.path(closing: true)
    case 1:
      var path = generator.path(closing: true)
      var snapped = PathElements()
      snapped.append(path.elements)
      path = Path()
      var last = CGPoint.zero
      func snap(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x / 20).rounded() * 20, y: (point.y / 20).rounded() * 20)
      }
      Path(snapped).forEach { element in
        switch element {
        case .move(let to):
          last = snap(to)
          path.move(to: last)
        case .line(let to), .quadCurve(let to, _):
          last = snap(to)
          path.addLine(to: last)
        case .curve(let to, let one, let two):
          path.addCurve(to: snap(to), control1: snap(one), control2: snap(two))
        case .closeSubpath: path.closeSubpath()
        }
      }
      return path
    default:
      var path = Path()
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let rect = CGRect(
          x: Int.random(in: 0...8, using: &generator) * 10, y: Int.random(in: 0...8, using: &generator) * 10,
          width: Int.random(in: 1...4, using: &generator) * 10,
          height: Int.random(in: 1...4, using: &generator) * 10)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: path.addRect(rect)
        case 1: path.addEllipse(in: rect)
        default:
          path.addRoundedRect(in: rect, cornerSize: CGSize(width: 5, height: 5), style: .circular)
        }
      }
      return path
    }
  }

  /// How many of some points two paths disagree about, those near the outlines left out.
  private static func disagreements(
    _ result: Path, near outlines: [Path], count: Int, _ generator: inout SeededNumbers,
    expected: (CGPoint) -> Bool
  ) -> Int {
    let lines = outlines.flatMap { $0.polylines(perCurve: 40) }
    var wrong = 0
    for _ in 0..<count {
      let point = generator.point(-5...105)
      if distance(from: point, to: lines) < 0.05 { continue }
      let isInside = expected(point)
      if result.contains(point) != isInside || result.contains(point, eoFill: true) != isInside {
        wrong += 1
      }
    }
    return wrong
  }

  @Test("the results fill what the operations say, by either rule", arguments: 0..<3)
  func membership(kind: Int) {
    var generator = SeededNumbers(seed: UInt64(kind) * 100 + 7)
    var wrong = 0
    for round in 0..<12 {
      let a = Self.path(kind, &generator)
      let b = Self.path((kind + round) % 3, &generator)
      for rule in [false, true] {
        let (union, both) = (a.union(b, eoFill: rule), a.intersection(b, eoFill: rule))
        let (rest, either) = (a.subtracting(b, eoFill: rule), a.symmetricDifference(b, eoFill: rule))
        func inA(_ p: CGPoint) -> Bool { a.contains(p, eoFill: rule) }
        func inB(_ p: CGPoint) -> Bool { b.contains(p, eoFill: rule) }
        wrong += Self.disagreements(union, near: [a, b], count: 20, &generator) { inA($0) || inB($0) }
        wrong += Self.disagreements(both, near: [a, b], count: 20, &generator) { inA($0) && inB($0) }
        wrong += Self.disagreements(rest, near: [a, b], count: 20, &generator) { inA($0) && !inB($0) }
        wrong += Self.disagreements(either, near: [a, b], count: 20, &generator) { inA($0) != inB($0) }
      }
    }
    #expect(wrong == 0)
  }

  @Test("areas add up, and combining twice changes nothing", arguments: 0..<3)
  func areas(kind: Int) {
    var generator = SeededNumbers(seed: UInt64(kind) * 100 + 31)
    for round in 0..<12 {
      let a = Self.path(kind, &generator)
      let b = Self.path(kind, &generator)
      let (union, both) = (a.union(b), a.intersection(b))
      let areaA = a.normalized(eoFill: false).signedArea(perCurve: 100)
      let areaB = b.normalized(eoFill: false).signedArea(perCurve: 100)
      let areaBoth = both.signedArea(perCurve: 100)
      let sum = union.signedArea(perCurve: 100) + areaBoth
      #expect(abs(sum - areaA - areaB) < 0.5, "round \(round)")
      #expect(abs(a.subtracting(b).signedArea(perCurve: 100) - areaA + areaBoth) < 0.5, "round \(round)")
      #expect(
        abs(
          a.symmetricDifference(b).signedArea(perCurve: 100) + areaBoth - union.signedArea(perCurve: 100))
          < 0.5, "round \(round)")
      let again = union.union(union)
      #expect(abs(again.signedArea(perCurve: 100) - union.signedArea(perCurve: 100)) < 0.5, "round \(round)")
      #expect(union.normalized().symmetricDifference(union).signedArea(perCurve: 100) < 0.5)
    }
  }

  @Test("De Morgan: what lies outside a union lies outside both", arguments: 0..<3)
  func deMorgan(kind: Int) {
    var generator = SeededNumbers(seed: UInt64(kind) * 100 + 53)
    let frame = Path(CGRect(x: -10, y: -10, width: 120, height: 120))
    var wrong = 0
    for _ in 0..<6 {
      let a = Self.path(kind, &generator)
      let b = Self.path(kind, &generator)
      let one = frame.subtracting(a.union(b))
      let other = frame.subtracting(a).intersection(frame.subtracting(b))
      wrong += Self.disagreements(one, near: [a, b], count: 40, &generator) { other.contains($0) }
    }
    #expect(wrong == 0)
  }

  @Test("the lengths of lines inside and outside add up to the line", arguments: 0..<3)
  func lines(kind: Int) {
    var generator = SeededNumbers(seed: UInt64(kind) * 100 + 71)
    for round in 0..<10 {
      let a = generator.path()
      let b = Self.path(kind, &generator)
      let inside = a.lineIntersection(b)
      let outside = a.lineSubtraction(b)
      let whole = a.polylineLength(perCurve: 150)
      let parts = inside.polylineLength(perCurve: 150) + outside.polylineLength(perCurve: 150)
      #expect(abs(whole - parts) < 2e-3 * whole, "round \(round)")
    }
  }

  @Test("degenerate, huge and tiny paths end without harm")
  func degenerate() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let cases: [Path] = [
        Path(), Path { $0.move(to: .zero) }, Path(CGRect(x: 0, y: 0, width: 10, height: 0)),
        Path { $0.addLines([.zero, .zero, .zero]) },
        Path {
          $0.move(to: .zero)
          $0.addCurve(to: .zero, control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: 10, y: 10))
        },
        Path {
          $0.move(to: .zero)
          $0.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 30, y: 0), control2: CGPoint(x: -20, y: 0))
        },
        Path(CGRect(x: 1e-12, y: 1e-12, width: 1e-12, height: 1e-12)),
        Path(ellipseIn: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)),
        Path(CGRect(x: -1e200, y: 0, width: 2e200, height: 1)),
        square.applying(CGAffineTransform(translationX: 1e-13, y: -1e-13)),
        square.applying(CGAffineTransform(rotationAngle: 1e-10)),
      ]
      for path in cases {
        for result in [
          path.union(square), path.intersection(square), path.subtracting(square), square.subtracting(path),
          path.symmetricDifference(square), path.normalized(), path.lineIntersection(square),
          path.lineSubtraction(square),
        ] {
          let isFinite = result.elements.points.allSatisfy { $0.isFinite }
          #expect(isFinite)
        }
      }
      for path in cases.prefix(6) { #expect(abs(square.union(path).signedArea() - 100) < 1e-6) }
    }
    #expect(Set(collector.diagnostics.map(\.code)) == ["path.boolean"])
  }

  @Test("a path with a thousand crossing lines takes a moment, not minutes")
  func many() {
    var generator = SeededNumbers(seed: 5)
    let tangle = Path {
      $0.addLines((0..<80).map { _ in generator.point() })
      $0.closeSubpath()
    }
    let result = tangle.normalized()
    let wrong = Self.disagreements(result, near: [tangle], count: 60, &generator) { point in
      tangle.contains(point, eoFill: true)
    }
    #expect(wrong == 0)
  }
}
