import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Angles, unit points and edges")
struct AngleTests {
  @Test("degrees and radians are two views of one angle")
  func units() {
    var angle = Angle(degrees: 180)
    #expect(angle.radians == .pi)
    #expect(angle == .radians(.pi))
    angle.degrees = 90
    #expect(angle.radians == .pi / 2)
    #expect(Angle().degrees == 0)
    #expect(Angle.zero == .degrees(0))
  }

  @Test("angles add, scale, negate and compare without wrapping")
  func arithmetic() {
    #expect(Angle.radians(1) + .radians(2) == .radians(3))
    #expect(Angle.radians(1) - .radians(2) == .radians(-1))
    #expect(Angle.radians(3) * 2 == 2 * Angle.radians(3))
    #expect(Angle.radians(3) / 2 == .radians(1.5))
    #expect(-Angle.radians(3) == .radians(-3))
    #expect(Angle.degrees(370) > .degrees(10))
    var angle = Angle.radians(1)
    angle += .radians(2)
    angle *= 4
    angle -= .radians(2)
    angle /= 5
    angle.negate()
    #expect(angle == .radians(-2))
  }

  @Test("unit points name places in a rectangle")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UnitPoint.topLeading.point(in: rect) == CGPoint(x: 10, y: 20))
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 40))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 60))
    #expect(UnitPoint.trailing.point(in: rect) == CGPoint(x: 110, y: 40))
    #expect(UnitPoint(x: -0.1, y: 2).point(in: rect) == CGPoint(x: 0, y: 100))
    #expect(UnitPoint() == .zero)
  }

  @Test("edge and axis sets combine their members")
  func sets() {
    #expect(Edge.Set.horizontal.union(.vertical) == .all)
    #expect(Edge.Set(.leading) == .leading)
    let sides = Edge.allCases.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) }
    #expect(sides == .all)
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect(Axis.vertical.description == "vertical")
  }

  @Test("styles have SwiftUI's defaults")
  func defaults() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.miterLimit == 10 && style.dash.isEmpty && style.dashPhase == 0)
    #expect(style.lineCap == .butt && style.lineJoin == .miter)
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
