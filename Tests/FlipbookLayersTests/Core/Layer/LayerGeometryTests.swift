import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct LayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test func framesAreMadeOfBoundsPositionAndAnchor() {
    let layer = layer(10, 20, 40, 60)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(layer.position == CGPoint(x: 30, y: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.position = .zero
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let turned = layer.frame
    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.minX + 2) < 1e-9)
    layer.frame = CGRect(x: 10, y: 10, width: 8, height: 2)
    let set = layer.frame
    #expect(abs(set.minX - 10) < 1e-9 && abs(set.width - 8) < 1e-9 && abs(layer.bounds.width - 2) < 1e-9)
  }

  @Test func pointsGoThroughNestedTransforms() {
    let (root, outer, inner, other) = (
      layer(0, 0, 400, 400), layer(100, 100, 100, 100), layer(10, 10, 20, 20), layer(200, 0, 50, 50)
    )
    root.addSublayer(outer)
    outer.addSublayer(inner)
    root.addSublayer(other)
    outer.transform = CATransform3DMakeScale(2, 2, 1)
    // The outer layer's corner lies at (50, 50).
    #expect(inner.convert(CGPoint(x: 5, y: 0), to: nil) == CGPoint(x: 80, y: 70))
    #expect(inner.convert(CGPoint(x: 80, y: 70), from: nil) == CGPoint(x: 5, y: 0))
    #expect(inner.convert(CGPoint(x: 5, y: 0), to: other) == CGPoint(x: -120, y: 70))
    #expect(other.convert(CGPoint(x: 5, y: 0), from: inner) == CGPoint(x: -120, y: 70))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 70, y: 70, width: 40, height: 40))
    outer.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(inner.convert(.zero, to: outer) == CGPoint(x: 10, y: 10))
    #expect(inner.convert(.zero, to: root) == CGPoint(x: 60, y: 70))
  }

  @Test func perspectiveIsConvertedBothWays() {
    let (root, card) = (layer(0, 0, 200, 200), layer(50, 50, 100, 100))
    root.addSublayer(card)
    root.sublayerTransform.m34 = -1 / 400
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 30, y: 90)] {
      let seen = card.convert(point, to: root)
      let back = card.convert(seen, from: root)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    // x = −50 about the centre: z = 50 sin 60°, 400 / (400 − z) times as large.
    let left = card.convert(CGPoint(x: 0, y: 50), to: root)
    let z = 50 * sin(Double.pi / 3)
    #expect(abs(left.x - (100 - 25 / (1 - z / 400))) < 1e-9)
  }

  @Test func theFrontmostLayerIsHit() {
    let root = layer(0, 0, 100, 100)
    let (back, front) = (layer(0, 0, 60, 60), layer(40, 40, 60, 60))
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 10)) == nil)
    let inside = layer(80, 0, 40, 10)
    front.addSublayer(inside)
    #expect(root.hitTest(CGPoint(x: 130, y: 45)) === inside)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 130, y: 45)) == nil)
    front.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 41, y: 41)) === root)
  }

  @Test func flippedGeometryCountsFromBelow() {
    let (root, child) = (layer(0, 0, 100, 100), layer(10, 10, 20, 20))
    root.addSublayer(child)
    root.isGeometryFlipped = true
    #expect(child.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 10, y: 90))
    #expect(child.contentsAreFlipped() && root.contentsAreFlipped())
  }

  @Test func theTreeKeepsItsOrder() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    root.insertSublayer(b, above: a)
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
    let d = CALayer()
    root.replaceSublayer(a, with: d)
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [c, d, b].map(ObjectIdentifier.init))
    #expect(a.superlayer == nil && d.superlayer === root)
    root.sublayers = [b, a]
    #expect(root.sublayers?.map(ObjectIdentifier.init) == [b, a].map(ObjectIdentifier.init))
    let reported = LayerFilm.diagnostics { b.addSublayer(root) }
    #expect(reported.map(\.code) == ["layers.circle"])
    #expect(root.superlayer == nil)
    CATransaction.flush()
  }
}
