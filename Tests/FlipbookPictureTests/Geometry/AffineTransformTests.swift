import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Affine transforms")
struct AffineTransformTests {
  @Test("moving, scaling and turning apply to the user space, innermost last")
  func order() {
    let transform = CGAffineTransform.identity.translatedBy(x: 10, y: 20).scaledBy(x: 2, y: 3)
      .rotated(by: .pi / 2)
    let image = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(image.x - 10) < 1e-12)
    #expect(abs(image.y - 23) < 1e-12)
  }

  @Test("a transform and its inverse cancel, a singular one is returned as it is")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
    let product = transform.concatenating(transform.inverted())
    for (value, expected) in zip(
      [product.a, product.b, product.c, product.d, product.tx, product.ty], [1.0, 0, 0, 1, 0, 0])
    {
      #expect(abs(value - expected) < 1e-12)
    }
    let singular = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 1, ty: 1)
    #expect(singular.inverted() == singular)
  }

  @Test("a rectangle maps to the box around its four corners")
  func rectangle() {
    let transform = CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: -8)
    let rect = CGRect(x: -2, y: 3, width: 5, height: 7)
    let corners = [(-2.0, 3.0), (3, 3), (3, 10), (-2, 10)].map {
      CGPoint(x: $0.0, y: $0.1).applying(transform)
    }
    let image = rect.applying(transform)
    #expect(image.minX == corners.map(\.x).min())
    #expect(image.maxX == corners.map(\.x).max())
    #expect(image.minY == corners.map(\.y).min())
    #expect(image.maxY == corners.map(\.y).max())
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test("singular values are the longest and shortest image of a unit vector")
  func singularValues() {
    let transform = CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: -8)
    let lengths = stride(from: 0.0, to: .pi, by: 0.0001).map { angle in
      let v = CGSize(width: cos(angle), height: sin(angle)).applying(transform)
      return Double((v.width * v.width + v.height * v.height).squareRoot())
    }
    #expect(abs(transform.largestScale - lengths.max()!) < 1e-7)
    #expect(abs(transform.smallestScale - lengths.min()!) < 1e-7)
  }

  @Test("encodes as six numbers")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
