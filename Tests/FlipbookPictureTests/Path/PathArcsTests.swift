import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Arcs")
struct PathArcsTests {
  private let center = CGPoint(x: 100, y: 50)

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: center, radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func point(_ degrees: Double, radius: Double = 40) -> CGPoint {
    CGPoint(x: 100 + radius * cos(degrees * .pi / 180), y: 50 + radius * sin(degrees * .pi / 180))
  }

  @Test(
    "clockwise false turns towards larger angles, which is clockwise on screen",
    arguments: [
      (0.0, 90.0, false, 90.0), (0, 90, true, 270), (0, -90, false, 270), (0, -90, true, 90),
      (30, 750, false, 720), (0, 360, false, 360), (0, 360, true, 360), (360, 0, true, 360),
      (360, 0, false, 360), (10, 10, false, 0), (90, 100, true, 350), (-90, 270, false, 360),
    ])
  func direction(start: Double, end: Double, clockwise: Bool, sweep: Double) {
    let path = arc(start, end, clockwise: clockwise)
    #expect(abs(path.polylineLength() - sweep * .pi / 180 * 40) < 1e-3 * max(1, sweep / 360))
    #expect(gap(path.elementArrays.points[0], point(start)) < 1e-12)
    #expect(gap(path.currentPoint!, point(end)) < 1e-9)
    if sweep > 0, sweep < 360 {
      let middle = point(start + (clockwise ? -sweep : sweep) / 2)
      #expect(distance(from: middle, to: path.polylines()) < 1e-3)
    }
    // Seen on screen, a sector that is walked towards larger angles has positive area.
    if sweep > 0 { #expect((path.signedArea() > 0) == !clockwise || sweep >= 360) }
  }

  @Test("arcs of more than a turn go round more than once")
  func turns() {
    #expect(abs(arc(0, 720, clockwise: false).polylineLength() - 4 * .pi * 40) < 1e-2)
    #expect(abs(arc(900, 0, clockwise: true).polylineLength() - 5 * .pi * 40) < 1e-2)
  }

  @Test("arcs keep within 5e-6 of the radius")
  func accuracy() {
    for sweep in stride(from: 5.0, through: 720, by: 35) {
      let path = Path {
        $0.addRelativeArc(center: center, radius: 40, startAngle: .degrees(17), delta: .degrees(sweep))
      }
      for p in path.polylines()[0].points { #expect(abs(gap(p, center) / 40 - 1) < 5e-6) }
      #expect(abs(path.polylineLength() - sweep * .pi / 180 * 40) < 1e-2)
      #expect(gap(path.currentPoint!, point(17 + sweep)) < 1e-9)
    }
  }

  @Test("a negative delta turns the other way")
  func negativeDelta() {
    let path = Path {
      $0.addRelativeArc(center: center, radius: 40, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(gap(path.currentPoint!, CGPoint(x: 100, y: 10)) < 1e-12)
  }

  @Test("an arc starts with a line when there is a current point")
  func lineToStart() {
    var path = Path()
    path.move(to: center)
    path.addArc(center: center, radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.closeSubpath()
    #expect(path.elementArrays.verbs == [.move, .line, .curve, .curve, .close])
    #expect(abs(path.signedArea() - 400 * .pi) < 1e-2)
  }

  @Test("an arc's transform applies to the arc only")
  func transformed() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
      transform: CGAffineTransform(scaleX: 3, y: 1))
    #expect(path.elementArrays.points[0] == CGPoint(x: 1, y: 2))
    #expect(path.elementArrays.points[1] == CGPoint(x: 30, y: 0))
    #expect(gap(path.currentPoint!, CGPoint(x: -30, y: 0)) < 1e-9)
    #expect(path.boundingRect.maxY > 9.999 && path.boundingRect.maxY < 10.001)
  }

  @Test("a tangent arc rounds a corner")
  func tangentArc() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 80), radius: 30)
    #expect(gap(path.elementArrays.points[1], CGPoint(x: 70, y: 0)) < 1e-9)
    #expect(gap(path.currentPoint!, CGPoint(x: 100, y: 30)) < 1e-9)
    let middle = CGPoint(x: 70 + 30 * sin(Double.pi / 4), y: 30 - 30 * cos(Double.pi / 4))
    #expect(distance(from: middle, to: path.polylines()) < 1e-3)
    // Sharp and mirrored corners as well: both ends at distance r / tan(α/2) from the apex.
    for angle in [20.0, 60, 120, -35, -150] {
      let end = CGPoint(x: 100 - 90 * cos(angle * .pi / 180), y: 90 * sin(angle * .pi / 180))
      var corner = Path()
      corner.move(to: CGPoint(x: 0, y: 0))
      corner.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: 5)
      let reach = 5 / tan(abs(angle) * .pi / 360)
      #expect(gap(corner.elementArrays.points[1], CGPoint(x: 100 - reach, y: 0)) < 1e-9)
      #expect(abs(gap(corner.currentPoint!, CGPoint(x: 100, y: 0)) - reach) < 1e-9)
      #expect(abs(corner.polylineLength() - (100 - reach) - 5 * (.pi - abs(angle) * .pi / 180)) < 1e-3)
    }
  }

  @Test("a tangent arc without a corner or a radius is a line to it")
  func tangentWithoutCorner() {
    for (end, radius) in [((200.0, 0.0), 30.0), ((100, 80), 0), ((100, 0), 5)] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: end.0, y: end.1), radius: radius)
      #expect(path.description == "0 0 m 100 0 l")
    }
  }
}
