import Foundation
import Testing

@testable import FlipbookPicture

@Suite("The path object")
struct CGPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test("it holds a path and gives it back")
  func bridge() {
    let path = Path(roundedRect: rect, cornerRadius: 3)
    #expect(Path(path.cgPath) == path)
    #expect(CGPath(rect: rect) == Path(rect).cgPath)
    #expect(CGPath(rect: rect).hashValue == Path(rect).cgPath.hashValue)
    #expect(CGPath(ellipseIn: rect, transform: nil) != CGPath(rect: rect, transform: nil))
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 2).path
        == Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 2), style: .circular))
    var five = CGAffineTransform(translationX: 5, y: 5)
    let moved = CGPath(rect: rect, transform: &five)
    #expect(moved.boundingBox.origin == CGPoint(x: 5, y: 5))
  }

  @Test("a mutable path takes every element; copies of it don't change")
  func mutable() throws {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 2, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 1))
    let before = try #require(path.copy())
    path.addQuadCurve(to: CGPoint(x: 6, y: 6), control: CGPoint(x: 9, y: 2))
    path.addCurve(
      to: CGPoint(x: 0, y: 9), control1: CGPoint(x: 5, y: 20), control2: CGPoint(x: 3, y: 8))
    path.closeSubpath()
    path.addPath(CGPath(rect: rect), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(
      path.path.description
        == "2 2 m 5 1 l 9 2 6 6 q 5 20 3 8 0 9 c h 100 0 m 120 0 l 120 10 l 100 10 l h")
    #expect(before.path.description == "2 2 m 5 1 l")
    #expect(path.boundingBox.maxY == 20)
    #expect(path.boundingBoxOfPath.maxY < 14)
    let copy = try #require(path.mutableCopy())
    copy.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
    #expect(copy != path)
  }

  @Test("arcs and shapes are those of Path")
  func shapes() {
    let object = CGMutablePath()
    object.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    object.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 2)
    object.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 4)
    object.addEllipse(in: rect)
    object.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2)
    object.addRects([rect, rect])
    object.addRect(rect)
    var path = Path()
    path.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(1), clockwise: true)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(2))
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 4)
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2), style: .circular)
    path.addRects([rect, rect, rect])
    #expect(object.path == path)
  }

  @Test("points inside, by either rule and through a transform")
  func contains() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 2, dy: 2))
    let middle = CGPoint(x: 10, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(!path.contains(middle, using: .winding, transform: CGAffineTransform(translationX: 50, y: 0)))
  }

  @Test("elements are visited with their kind and points")
  func elements() {
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    CGPath(ellipseIn: rect).applyWithBlock { element in
      kinds.append(element.pointee.type)
      points += element.pointee.points
    }
    #expect(
      kinds == [.moveToPoint] + Array(repeating: .addCurveToPoint, count: 4) + [.closeSubpath])
    #expect(points == Path(ellipseIn: rect).elementArrays.points)
  }

  @Test("the points of an element read as a pointer to the first one does")
  func pointsAsPointer() {
    var ends: [CGPoint] = []
    CGPath(ellipseIn: rect).applyWithBlock { element in
      let points = element.pointee.points
      guard element.pointee.type == .addCurveToPoint else { return }
      #expect(points.pointee == points[0] && (points + 2).pointee == points[2])
      #expect(points.advanced(by: 1).pointee == points[1])
      ends.append((points + 2).pointee)
    }
    #expect(ends.count == 4 && ends[3] == CGPoint(x: rect.maxX, y: rect.midY))
  }

  @Test("stroking gives the outline, dashing the dashes")
  func copies() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 50, y: 0)])
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: -2, y: -2, width: 54, height: 4))
    #expect(
      line.copy(dashingWithPhase: 5, lengths: [10, 5]).path.description
        == "0 0 m 5 0 l 10 0 m 20 0 l 25 0 m 35 0 l 40 0 m 50 0 l")
    #expect(line.copy(dashingWithPhase: 0, lengths: []).path == line.path)
  }
}
