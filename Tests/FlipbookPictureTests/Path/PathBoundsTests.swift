import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Bounds of paths")
struct PathBoundsTests {
  @Test("an empty path has the null rectangle, a lone move a point")
  func empty() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().controlBounds.isNull)
    let move = Path { $0.move(to: CGPoint(x: 3, y: 4)) }
    #expect(move.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("bounds are those of the curves, found against dense samples", arguments: 0..<60)
  func extrema(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed))
    let path = generator.path()
    let points = path.polylines(perCurve: 2_000).flatMap(\.points)
    let bounds = path.boundingRect
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    // Samples lie inside, and the bounds are not farther out than a sample can miss an extremum.
    #expect(bounds.minX <= xs.min()! + 1e-9 && bounds.minX > xs.min()! - 1e-3)
    #expect(bounds.maxX >= xs.max()! - 1e-9 && bounds.maxX < xs.max()! + 1e-3)
    #expect(bounds.minY <= ys.min()! + 1e-9 && bounds.minY > ys.min()! - 1e-3)
    #expect(bounds.maxY >= ys.max()! - 1e-9 && bounds.maxY < ys.max()! + 1e-3)
    let controls = path.controlBounds
    #expect(controls.minX <= bounds.minX && controls.minY <= bounds.minY)
    #expect(controls.maxX >= bounds.maxX - 1e-12 && controls.maxY >= bounds.maxY - 1e-12)
  }

  @Test("a curve's bounds are exact where they are known")
  func known() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 4))
    path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test("a turned circle's bounds stay those of a circle")
  func turnedCircle() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let turned = circle.applying(CGAffineTransform(rotationAngle: 0.6)).boundingRect
    for edge in [turned.minX, turned.minY, turned.maxX, turned.maxY] {
      #expect(abs(abs(edge) - 50) < 0.015)
    }
  }
}
