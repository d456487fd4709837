import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct RepeatingAnimationTests {
  /// From 60 to 200 again and again: the second cycle starts at 260.
  @Test func cumulativeCyclesStartWhereTheLastEnded() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(200, 400)
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    animation.fromValue = CGPoint(x: 100, y: 60)
    animation.toValue = CGPoint(x: 100, y: 200)
    layer.add(animation, forKey: "move")
    for (time, y) in [(0.0, 60.0), (0.5, 130), (1, 260), (1.5, 330), (2, 460), (2.5, 530)] {
      _ = film.displayList(at: time)
      #expect(abs(try #require(layer.presentation()).position.y - y) < 1e-9)
    }
    _ = film.displayList(at: 3)
    #expect(layer.presentation()?.position == CGPoint(x: 200, y: 400))
  }

  @Test func additiveValuesAreAddedToTheLayersOwn() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(200, 400)
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 1
    animation.isAdditive = true
    animation.fromValue = CGPoint(x: 100, y: 60)
    animation.toValue = CGPoint(x: 100, y: 200)
    layer.add(animation, forKey: "move")
    _ = film.displayList(at: 0)
    #expect(layer.presentation()?.position == CGPoint(x: 300, y: 460))
    _ = film.displayList(at: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 300, y: 530))
  }

  @Test func additiveAnimationsAddUp() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(10, 0)
    film.root.addSublayer(layer)
    for length in [1.0, 2.0] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = length
      animation.isAdditive = true
      animation.fromValue = 0
      animation.toValue = 100
      layer.add(animation, forKey: nil)
    }
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 0.5)
    #expect(abs(try #require(layer.presentation()).position.x - 85) < 1e-9)
  }

  @Test func additiveTransformsConcatenate() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(10, 0)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.duration = 2
    animation.isAdditive = true
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeTranslation(10, 0, 0)
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 1)
    let map = try #require(layer.presentation()).transform
    #expect(map.m11 == 2 && map.m41 == 10)
  }

  @Test func autoreversesAndFractionalCounts() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(500, 0)
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.autoreverses = true
    animation.repeatCount = 1.25
    layer.add(animation, forKey: nil)
    for (time, x) in [(0.5, 50.0), (1.25, 75), (2.25, 25), (2.5, 500)] {
      _ = film.displayList(at: time)
      #expect(abs(try #require(layer.presentation()).position.x - x) < 1e-9)
    }
  }

  @Test func fillModesShowTheEnds() throws {
    let film = LayerFilm.runtime()
    let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    let layers: [CAMediaTimingFillMode: CALayer] = Dictionary(
      uniqueKeysWithValues: modes.map { mode in
        let layer = LayerFilm.square(500, 0)
        film.root.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10
        animation.toValue = 20
        animation.beginTime = 1
        animation.duration = 1
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "move")
        return (mode, layer)
      })
    func x(_ mode: CAMediaTimingFillMode) -> CGFloat? { layers[mode]?.presentation()?.position.x }
    _ = film.displayList(at: 0.5)
    #expect(x(.removed) == 500 && x(.forwards) == 500 && x(.backwards) == 10 && x(.both) == 10)
    _ = film.displayList(at: 1.5)
    #expect(modes.allSatisfy { x($0) == 15 })
    _ = film.displayList(at: 3)
    #expect(x(.removed) == 500 && x(.forwards) == 20 && x(.backwards) == 500 && x(.both) == 20)
    #expect(layers[.removed]?.animationKeys() == ["move"])
  }
}
