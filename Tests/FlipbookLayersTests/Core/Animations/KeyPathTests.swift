import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct KeyPathTests {
  /// The layer half way through an animation of 2 s from one value to another.
  private func half(
    _ keyPath: String, _ from: Any, _ to: Any, _ layer: CALayer = CALayer()
  ) throws -> CALayer {
    let film = LayerFilm.runtime()
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 2
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 1)
    return try #require(layer.presentation())
  }

  @Test func partsOfStructures() throws {
    #expect(try half("position.y", 10, 20).position == CGPoint(x: 0, y: 15))
    #expect(try half("bounds.size.width", 10, 20).bounds == CGRect(x: 0, y: 0, width: 15, height: 0))
    let size = try half("bounds.size", CGSize(width: 10, height: 0), CGSize(width: 20, height: 40))
    #expect(size.bounds.size == CGSize(width: 15, height: 20))
    #expect(try half("bounds.origin.x", 10, 20).bounds.origin == CGPoint(x: 15, y: 0))
    #expect(try half("shadowOffset.width", 10, 20).shadowOffset == CGSize(width: 15, height: -3))
    #expect(try half("contentsRect.origin.x", 0, 1).contentsRect.minX == 0.5)
    #expect(try half("anchorPoint.x", 0, 1).anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func partsOfTransforms() throws {
    let turned = try half("transform.rotation.z", 0, Double.pi).transform
    #expect(abs(turned.m12 - 1) < 1e-12 && abs(turned.m11) < 1e-12)
    #expect(CATransform3DEqualToTransform(try half("transform.rotation", 0, Double.pi).transform, turned))
    let grown = try half("transform.scale", 1, 3).transform
    #expect(grown.m11 == 2 && grown.m22 == 2 && grown.m33 == 2)
    #expect(try half("transform.scale.x", 1, 3).transform.m11 == 2)
    let moved = try half(
      "transform.translation", CGSize(width: 0, height: 0), CGSize(width: 20, height: 8))
    #expect(moved.transform.m41 == 10 && moved.transform.m42 == 4)
    #expect(try half("transform.translation.y", 0, 8).transform.m42 == 4)
    #expect(try half("sublayerTransform.rotation.x", 0, Double.pi).sublayerTransform.m23 > 0.99)
  }

  /// Turning by more than a half circle goes all the way, unlike a change of whole transforms.
  @Test func fullTurnsAreTurned() throws {
    let map = try half("transform.rotation.z", 0, 4 * Double.pi / 3).transform
    #expect(abs(atan2(map.m12, map.m11) - 2 * .pi / 3) < 1e-9)
  }

  @Test func otherPartsOfATransformStay() throws {
    let layer = CALayer()
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    layer.transform = CATransform3DScale(map, 2, 2, 1)
    let turned = try half("transform.rotation.y", 0, Double.pi / 2, layer).transform
    let expected = CATransform3DScale(CATransform3DRotate(map, .pi / 4, 0, 1, 0), 2, 2, 1)
    #expect(abs(turned.m11 - expected.m11) < 1e-9 && abs(turned.m14 - expected.m14) < 1e-9)
    #expect(abs(turned.m22 - 2) < 1e-9)
  }

  @Test func severalPartsOfOneTransform() throws {
    let film = LayerFilm.runtime()
    let layer = CALayer()
    film.root.addSublayer(layer)
    for (path, end) in [
      ("transform.scale", 3.0), ("transform.rotation.z", Double.pi), ("transform.translation.x", 40),
    ] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = path == "transform.scale" ? 1.0 : 0.0
      animation.toValue = end
      animation.duration = 2
      layer.add(animation, forKey: path)
    }
    _ = film.displayList(at: 1)
    let map = try #require(layer.presentation()).transform
    #expect(abs(map.m12 - 2) < 1e-9 && abs(map.m11) < 1e-9 && abs(map.m41 - 20) < 1e-9)
  }

  @Test func growingFromNothing() throws {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(try half("transform.scale", 0, 1, layer).transform.m11 == 0.5)
  }

  @Test func coloursMixPremultiplied() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let clear = try #require(try half("backgroundColor", CGColor.clear, red).backgroundColor)
    #expect(clear == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(
      try half("borderColor", red, blue).borderColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test func pathsMixPointByPoint() throws {
    let layer = CAShapeLayer()
    let (small, large) = (CGMutablePath(), CGMutablePath())
    for (path, size) in [(small, 10.0), (large, 30)] {
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: size, y: 0))
      path.addLine(to: CGPoint(x: size, y: size))
      path.closeSubpath()
    }
    let mixed = try #require(try half("path", small, large, layer) as? CAShapeLayer)
    #expect(mixed.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func pathsOfOtherElementsJump() throws {
    let layer = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let reported = try LayerFilm.diagnostics {
      let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      let mixed = try #require(try half("path", rect, line, layer) as? CAShapeLayer)
      #expect(mixed.path?.boundingBox.width == 10)
    }
    #expect(reported.map(\.code) == ["layers.path-structure"])
  }

  @Test func gradients() throws {
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.black]
    let mixed = try #require(
      try half("colors", [CGColor.black, CGColor.white], [CGColor.white, CGColor.white], layer)
        as? CAGradientLayer)
    let colors = try #require(mixed.colors as? [CGColor])
    #expect(colors[0].components?[0] == 0.5 && colors[1] == .white)
    let moved = try #require(
      try half("locations", [0, 0.5], [0.5, 1], layer) as? CAGradientLayer)
    #expect(moved.locations?.map(\.doubleValue) == [0.25, 0.75])
    let start = try half("startPoint", CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), layer) as? CAGradientLayer
    #expect(start?.startPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func unknownKeyPathsAreReportedWithTheNearest() throws {
    let reported = try LayerFilm.diagnostics { _ = try half("positon.x", 0, 1) }
    #expect(reported.count == 1 && reported[0].code == "layers.unknown-key-path")
    #expect(reported[0].message.hasSuffix("Did you mean \"position.x\"?"))
    let other = try LayerFilm.diagnostics { _ = try half("strokeEnd", 0, 1) }
    #expect(other.map(\.code) == ["layers.unknown-key-path"])
    let value = try LayerFilm.diagnostics { _ = try half("position", "here", "there") }
    #expect(value.map(\.code) == ["layers.value"])
  }

  @Test func valuesByKeyPath() throws {
    let layer = CAShapeLayer()
    CATransaction.setDisableActions(true)
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(3, forKeyPath: "transform.scale")
    #expect(abs(layer.transform.m12 - 3) < 1e-9)
    #expect(abs(try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat) - .pi / 2) < 1e-9)
    layer.setValue(7, forKeyPath: "position.x")
    #expect(layer.position.x == 7 && layer.value(forKeyPath: "position.x") as? CGFloat == 7)
    layer.setValue(0.5, forKey: "strokeEnd")
    #expect(layer.strokeEnd == 0.5)
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    CATransaction.flush()
  }

  @Test func valueFunctionsMakeTransforms() throws {
    let film = LayerFilm.runtime()
    let layer = CALayer()
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.fromValue = 0
    animation.toValue = 3 * Double.pi
    animation.duration = 2
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 0.5)
    let map = try #require(layer.presentation()).transform
    #expect(abs(atan2(map.m12, map.m11) - 0.75 * .pi) < 1e-9)
    let scale = try #require(CAValueFunction(name: .scale))
    #expect(scale.transform(SIMD4(2, 3, 4, 0)).m22 == 3)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "rotateQ")) == nil)
  }
}
