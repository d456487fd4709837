import Foundation
import Testing

@testable import FlipbookPicture

@Suite struct PathBooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test("two rectangles that overlap give the outlines they should")
  func rectangles() {
    #expect(left.union(right).svg == "M 0 0 L 20 0 20 10 30 10 30 30 10 30 10 20 0 20 Z")
    #expect(left.intersection(right).svg == "M 20 10 L 20 20 10 20 10 10 Z")
    #expect(left.subtracting(right).svg == "M 0 0 L 20 0 20 10 10 10 10 20 0 20 Z")
    #expect(
      left.symmetricDifference(right).svg
        == "M 0 0 L 20 0 20 10 10 10 10 20 0 20 Z M 20 20 L 20 10 30 10 30 30 10 30 10 20 Z")
  }

  @Test("curves stay curves: what is not cut comes back as it was")
  func curves() {
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let far = Path(ellipseIn: CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(disc.union(far).elements.verbs == disc.elements.verbs + far.elements.verbs)
    let half = disc.intersection(Path(CGRect(x: 0, y: 0, width: 5, height: 10)))
    #expect(half.elements.verbs.filter { $0 == .curve }.count == 2)
    #expect(abs(half.signedArea() - disc.signedArea() / 2) < 1e-9)
    var quads = Path()
    quads.move(to: .zero)
    quads.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    quads.closeSubpath()
    let cut = quads.intersection(Path(CGRect(x: 0, y: 0, width: 10, height: 30)))
    #expect(cut.elements.verbs.contains(.quad) && !cut.elements.verbs.contains(.curve))
    #expect(abs(abs(cut.signedArea()) - abs(quads.signedArea()) / 2) < 1e-3)
  }

  @Test("a hole turns the other way, so that both rules fill the same")
  func holes() {
    let ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
      .subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(!ring.contains(middle) && !ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a star is one outline by the winding rule and loses its middle by the even-odd rule")
  func normalized() {
    let star = Path {
      $0.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5
          return CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
        })
      $0.closeSubpath()
    }
    let middle = CGPoint(x: 50, y: 50)
    let solid = star.normalized(eoFill: false)
    let hollow = star.normalized()
    #expect(solid.contains(middle) && solid.contains(middle, eoFill: true))
    #expect(solid.elements.verbs.filter { $0 == .move }.count == 1)
    #expect(solid.elements.points.count == 10)
    #expect(!hollow.contains(middle) && !hollow.contains(middle, eoFill: true))
    #expect(hollow.elements.verbs.filter { $0 == .move }.count == 5)
  }

  @Test("sides that lie on each other are one side or none")
  func overlaps() {
    let next = Path(CGRect(x: 20, y: 5, width: 10, height: 10))
    #expect(abs(left.union(next).signedArea() - 500) < 1e-9)
    #expect(left.union(next).elements.verbs.filter { $0 == .move }.count == 1)
    #expect(left.intersection(next).isEmpty)
    #expect(left.subtracting(left).isEmpty)
    #expect(left.symmetricDifference(left).isEmpty)
    #expect(left.union(left).svg == "M 0 0 L 20 0 20 20 0 20 Z")
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(disc.symmetricDifference(disc).isEmpty)
    #expect(disc.intersection(disc).elements.verbs == disc.elements.verbs)
    // A circle that touches a square's sides from inside.
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(square.subtracting(disc).signedArea() - (100 - disc.signedArea())) < 1e-6)
    #expect(abs(square.union(disc).signedArea() - 100) < 1e-9)
  }

  @Test("lines are cut where they enter and leave an area, and open ones stay open")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 15))
    line.addLine(to: CGPoint(x: 10, y: 15))
    #expect(line.lineIntersection(left).svg == "M 0 5 L 20 5 M 20 15 L 10 15")
    #expect(line.lineSubtraction(left).svg == "M -10 5 L 0 5 M 20 5 L 30 5 30 15 20 15")
    #expect(right.lineIntersection(left).svg == "M 10 20 L 10 10 20 10")
    #expect(right.lineSubtraction(left).svg == "M 20 10 L 30 10 30 30 10 30 10 20")
    let far = Path(CGRect(x: 50, y: 0, width: 2, height: 2))
    #expect(far.lineSubtraction(left) == far)
    #expect(far.lineIntersection(left).isEmpty)
  }

  @Test("a path object combines as its path does")
  func objects() {
    #expect(left.cgPath.union(right.cgPath).path == left.union(right))
    #expect(left.cgPath.intersects(right.cgPath))
    #expect(!left.cgPath.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5))))
  }
}

extension Path {
  /// SVG text with the numbers rounded to a thousandth, a letter for each change of kind.
  fileprivate var svg: String {
    func text(_ point: CGPoint) -> String {
      [point.x, point.y].map { value in
        let rounded = (Double(value) * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
      }.joined(separator: " ")
    }
    var parts: [String] = []
    var last = ""
    func add(_ letter: String, _ points: [CGPoint]) {
      if letter != last { parts.append(letter) }
      parts += points.map(text)
      last = letter
    }
    forEach { element in
      switch element {
      case .move(let to): add("M", [to])
      case .line(let to): add("L", [to])
      case .quadCurve(let to, let control): add("Q", [control, to])
      case .curve(let to, let one, let two): add("C", [one, two, to])
      case .closeSubpath: add("Z", [])
      }
    }
    return parts.joined(separator: " ")
  }
}
