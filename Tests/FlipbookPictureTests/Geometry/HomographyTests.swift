import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Projective maps on vectors")
struct HomographyTests {
  private func map(_ edit: (inout ProjectionTransform) -> Void) -> ProjectionTransform {
    var matrix = ProjectionTransform()
    edit(&matrix)
    return matrix
  }

  private func image(_ map: Homography, _ x: Double, _ y: Double) -> SIMD2<Double> {
    let image = map(x, y)
    return SIMD2(image.x, image.y) / image.z
  }

  @Test("images, products and inverses are those of the transform")
  func agrees() throws {
    let matrix = map {
      $0.m11 = 1.5
      $0.m12 = 0.2
      $0.m13 = 0.002
      $0.m21 = -0.3
      $0.m23 = -0.001
      $0.m31 = 12
    }
    let other = map {
      $0.m13 = -0.0005
      $0.m32 = 40
    }
    let first = try #require(Homography(matrix))
    let second = try #require(Homography(other))
    let inverse = try #require(first.inverse)
    let moved = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: 100, y: -20), CGPoint(x: 0, y: 0)] {
      let (x, y) = (Double(point.x), Double(point.y))
      func near(_ a: SIMD2<Double>, _ b: CGPoint) -> Bool {
        abs(a.x - Double(b.x)) < 1e-9 * max(1, abs(a.x)) && abs(a.y - Double(b.y)) < 1e-9 * max(1, abs(a.y))
      }
      #expect(near(image(first, x, y), point.applying(matrix)))
      #expect(near(image(first.concatenating(second), x, y), point.applying(matrix).applying(other)))
      #expect(near(image(first.after(moved), x, y), point.applying(moved).applying(matrix)))
      let there = image(first, x, y)
      #expect(near(image(inverse, there.x, there.y), point))
    }
  }

  @Test("the scale at a point is that of small steps about it")
  func scale() throws {
    let map = try #require(
      Homography(
        map {
          $0.m13 = 0.004; $0.m22 = 1.3; $0.m31 = 9
        }))
    let point = SIMD2(20.0, 35.0)
    let here = image(map, point.x, point.y)
    var longest = 0.0
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      let there = image(map, point.x + cos(angle) * 1e-5, point.y + sin(angle) * 1e-5)
      longest = max(longest, ((there - here) * (there - here)).sum().squareRoot() / 1e-5)
    }
    #expect(abs(map.largestScale(at: point) / longest - 1) < 1e-3)
  }

  @Test("of a rectangle that reaches behind the eye, the part before it is kept")
  func eye() throws {
    // The eye's plane is x = −50.
    let map = try #require(Homography(map { $0.m13 = 0.02 }))
    let rect = CGRect(x: -100, y: 0, width: 150, height: 10)
    let visible = Homography.bounds(of: map.visible(rect))
    #expect(visible.minX > -50 && visible.minX < -49.9)
    #expect(abs(visible.maxX - 50) < 1e-9)
    let seen = Homography.bounds(of: map.visible(rect, through: CGRect(x: -50, y: 0, width: 100, height: 20)))
    // x / (1 + x / 50) is −50 at −25 and 25 at 50.
    #expect(abs(seen.minX + 25) < 1e-9 && abs(seen.maxX - 50) < 1e-9)
    #expect(map.bounds(of: CGRect(x: -90, y: 0, width: 30, height: 10)).isNull)
    let bounds = map.bounds(of: CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(bounds == CGRect(x: 0, y: 0, width: 25, height: 10))
  }

  @Test("without perspective, a negative divisor hides nothing; what is not a number makes no map")
  func degenerate() throws {
    let flipped = try #require(
      Homography(
        map {
          $0.m11 = -2; $0.m22 = -2; $0.m33 = -1
        }))
    #expect(image(flipped, 3, 4) == SIMD2(6.0, 8.0))
    #expect(
      flipped.bounds(of: CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(Homography(map { $0.m12 = .nan }) == nil)
    #expect(Homography(map { $0.m31 = .infinity }) == nil)
    #expect(Homography(map { $0.m33 = 0 }) == nil)
  }
}
