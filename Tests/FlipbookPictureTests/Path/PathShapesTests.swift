import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Shapes as paths")
struct PathShapesTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test("a rectangle runs from its top left corner clockwise, also when its size is negative")
  func rectangles() {
    #expect(Path(rect).description == "10 20 m 210 20 l 210 120 l 10 120 l h")
    #expect(Path(CGRect(x: 210, y: 120, width: -200, height: -100)) == Path(rect))
    #expect(Path(CGRect.null).isEmpty)
    var path = Path()
    path.addRects([rect, rect])
    #expect(path.elementArrays.verbs.count == 10)
    #expect(path.signedArea() == 40_000)
  }

  @Test("an ellipse runs from its rightmost point clockwise, within 2.8e-4 of the true one")
  func ellipses() {
    let path = Path(ellipseIn: rect)
    #expect(path.elementArrays.verbs == [.move, .curve, .curve, .curve, .curve, .close])
    #expect(path.elementArrays.points[0] == CGPoint(x: 210, y: 70))
    #expect(path.elementArrays.points[3] == CGPoint(x: 110, y: 120))
    for point in path.polylines()[0].points {
      let r = hypot((point.x - 110) / 100, (point.y - 70) / 50)
      #expect(r > 1 - 1e-12 && r < 1 + 2.8e-4)
    }
    #expect(abs(path.signedArea() / (.pi * 100 * 50) - 1) < 3e-4)
  }

  @Test("circular corners are quarter discs", arguments: [0.0, 10, 50, 80, .infinity])
  func circularCorners(radius: Double) {
    let path = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    let r = min(radius, 50)
    let expected = 200 * 100 - (4 - .pi) * r * r
    #expect(abs(path.signedArea() - expected) < 3e-4 * .pi * r * r + 1e-6)
    #expect(path.boundingRect == rect)
    for point in path.polylines()[0].points {
      // Distance from the rectangle of the corners' centres.
      let dx = max(0, abs(point.x - 110) - (100 - r))
      let dy = max(0, abs(point.y - 70) - (50 - r))
      #expect(abs(hypot(dx, dy) - r) < 3e-4 * r + 1e-9)
    }
  }

  @Test("a corner size that doesn't fit is scaled down as a whole")
  func cornerSizes() {
    let path = Path(roundedRect: rect, cornerSize: CGSize(width: 400, height: 100), style: .circular)
    // Halves of the rectangle are 100 × 50: the factor is 1/4.
    #expect(
      path
        == Path(
          roundedRect: rect, cornerSize: CGSize(width: 100, height: 25), style: .circular))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 0, height: 9)) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -4) == Path(rect))
  }

  @Test("a continuous corner has the published points when there is room")
  func continuousCorner() {
    let r = 10.0
    let path = Path(roundedRect: rect, cornerRadius: r)
    let points = path.elementArrays.points
    // The bottom right corner comes first: from (210, 120 − 1.528665 r) to (210 − 1.528665 r, 120).
    let expected = [
      (0.0, 1.528665), (0, 1.08849296), (0, 0.86840694), (0.07491139, 0.63149379),
      (0.16905956, 0.37282383), (0.37282383, 0.16905956), (0.63149379, 0.07491139), (0.86840694, 0),
      (1.08849296, 0), (1.528665, 0),
    ]
    for (point, unit) in zip(points[1...], expected) {
      #expect(gap(point, CGPoint(x: 210 - unit.0 * r, y: 120 - unit.1 * r)) < 1e-9)
    }
  }

  @Test("continuous corners without room become circular, step by step and never crossing")
  func continuousClamping() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let disc = Path(roundedRect: square, cornerRadius: 50)
    for point in disc.polylines()[0].points {
      #expect(abs(gap(point, CGPoint(x: 50, y: 50)) - 50) < 50 * 1e-4)
    }
    var last = Path(roundedRect: square, cornerRadius: 20)
    for radius in stride(from: 20.25, through: 60, by: 0.25) {
      let path = Path(roundedRect: square, cornerRadius: radius)
      // No jump from one radius to the next, and no edge that runs backwards.
      for (a, b) in zip(path.elementArrays.points, last.elementArrays.points) { #expect(gap(a, b) < 1) }
      let points = path.elementArrays.points
      #expect(points[1].y >= points[0].y - 1e-9)
      #expect(path.boundingRect == square)
      last = path
    }
    // A long bar: the corner keeps its smooth start along the long sides only.
    let bar = Path(roundedRect: CGRect(x: 0, y: 0, width: 300, height: 40), cornerRadius: 20)
    let points = bar.elementArrays.points
    #expect(gap(points[1], CGPoint(x: 300, y: 20)) < 1e-9)
    #expect(gap(points[10], CGPoint(x: 300 - 1.528665 * 20, y: 40)) < 1e-9)
  }

  @Test("corner radii go to their corners")
  func cornerRadii() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 40, topTrailing: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    let cut = (1 - .pi / 4) * (100.0 + 1600 + 400)
    #expect(abs(path.signedArea() - (20_000 - cut)) < 1)
    #expect(path.boundingRect == rect)
    #expect(path.contains(CGPoint(x: 10.5, y: 119.5)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 13.5, y: 23.5)))
    #expect(!path.contains(CGPoint(x: 199, y: 109)))
    #expect(path.contains(CGPoint(x: 207, y: 24).applying(.init(translationX: -6, y: 6))))
    let equal = RectangleCornerRadii(topLeading: 9, bottomLeading: 9, bottomTrailing: 9, topTrailing: 9)
    #expect(
      Path(roundedRect: rect, cornerRadii: equal) == Path(roundedRect: rect, cornerRadius: 9))
  }

  @Test("radii that share a side too short are all scaled by one factor")
  func excessiveRadii() {
    let radii = RectangleCornerRadii(topLeading: 100, bottomLeading: 100, bottomTrailing: 0, topTrailing: 50)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    // The left side of 100 has 200 to hold: halves all of them.
    let half = RectangleCornerRadii(topLeading: 50, bottomLeading: 50, bottomTrailing: 0, topTrailing: 25)
    #expect(path == Path(roundedRect: rect, cornerRadii: half, style: .circular))
    #expect(path.boundingRect == rect)
    let smooth = Path(roundedRect: rect, cornerRadii: radii)
    #expect(smooth.boundingRect == rect)
    #expect(abs(smooth.signedArea() - path.signedArea()) < 0.02 * path.signedArea())
  }

  @Test("an empty rectangle and a line-thin one are paths of no area")
  func degenerate() {
    for rect in [CGRect.zero, CGRect(x: 5, y: 5, width: 10, height: 0)] {
      for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 5)] {
        #expect(abs(path.signedArea()) < 1e-12)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 7, y: 5)))
      }
    }
  }
}
