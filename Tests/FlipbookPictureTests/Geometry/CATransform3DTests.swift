import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Spatial and projective transforms")
struct CATransform3DTests {
  private func numbers(_ t: CATransform3D) -> [Double] {
    let (a, b, c, d) = t.rows
    return [a, b, c, d].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  private func expectEqual(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-12) {
    for (x, y) in zip(numbers(a), numbers(b)) { #expect(abs(x - y) < tolerance) }
  }

  @Test("the newest of chained transforms applies first")
  func order() {
    var t = CATransform3DMakeTranslation(10, 20, 30)
    t = CATransform3DScale(t, 2, 3, 4)
    // (1, 1, 1) is scaled, then moved.
    #expect(numbers(t) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1])
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
  }

  @Test("a turn about z is the plane's turn; about x and y the axes follow cyclically")
  func rotations() {
    let z = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.4, 0, 0, 5))
    let plane = CGAffineTransform(rotationAngle: 0.4)
    #expect(abs(z.a - plane.a) < 1e-15 && abs(z.b - plane.b) < 1e-15 && abs(z.c - plane.c) < 1e-15)
    let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(x.m22) < 1e-15 && abs(x.m23 - 1) < 1e-15 && abs(x.m32 + 1) < 1e-15)
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(y.m31 - 1) < 1e-15 && abs(y.m13 + 1) < 1e-15)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    // Turning about any axis keeps the axis.
    let any = CATransform3DMakeRotation(1.1, 1, 2, 3)
    let (r0, r1, r2, _) = any.rows
    let image = 1 * r0 + 2 * r1 + 3 * r2
    #expect(abs(image.x - 1) < 1e-12 && abs(image.y - 2) < 1e-12 && abs(image.z - 3) < 1e-12)
  }

  @Test("a transform and its inverse cancel, whatever the sixteen numbers")
  func inverse() {
    var generator = SeededNumbers(seed: 11)
    for _ in 0..<50 {
      var t = CATransform3D()
      t.rows = (
        SIMD4.random(in: -2...2, using: &generator), SIMD4.random(in: -2...2, using: &generator),
        SIMD4.random(in: -2...2, using: &generator), SIMD4.random(in: -2...2, using: &generator)
      )
      expectEqual(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, within: 1e-8)
    }
    let singular = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(singular), singular))
  }

  @Test("affine maps go there and back")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.01
    #expect(!CATransform3DIsAffine(perspective))
    #expect(CATransform3DGetAffineTransform(perspective) == .identity)
  }

  @Test("a projection divides by the third coordinate, and its inverse undoes it")
  func projection() {
    var space = CATransform3DIdentity
    space.m34 = -1.0 / 500
    space = CATransform3DRotate(space, 0.6, 0, 1, 0)
    let projection = ProjectionTransform(space)
    #expect(!projection.isAffine)
    // x goes into the depth: z = −x·sin, and the distance factor is 1 / (1 + x·sin/500).
    let image = CGPoint(x: 100, y: 50).applying(projection)
    let factor = 1 / (1 + 100 * sin(0.6) / 500)
    #expect(abs(image.x - 100 * cos(0.6) * factor) < 1e-12)
    #expect(abs(image.y - 50 * factor) < 1e-12)
    let back = image.applying(projection.inverted())
    #expect(abs(back.x - 100) < 1e-10 && abs(back.y - 50) < 1e-10)
    let product = projection.concatenating(projection.inverted())
    let point = CGPoint(x: 12, y: -7).applying(product)
    #expect(abs(point.x - 12) < 1e-12 && abs(point.y + 7) < 1e-12)
  }

  @Test("an affine projection maps as the affine transform does; a singular one can't be undone")
  func affineProjection() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let projection = ProjectionTransform(plane)
    #expect(projection.isAffine && !projection.isIdentity)
    #expect(CGPoint(x: 3, y: 4).applying(projection) == CGPoint(x: 3, y: 4).applying(plane))
    let both = projection.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)))
    #expect(
      both == ProjectionTransform(plane.concatenating(CGAffineTransform(scaleX: 2, y: 3))))
    var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = singular
    #expect(!singular.invert() && singular == before)
    #expect(ProjectionTransform().isIdentity)
  }
}
