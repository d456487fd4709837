import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct LayerTimeTests {
  /// t = (tp − beginTime) · speed + timeOffset, for each layer on the way.
  @Test func nestedLayersHaveNestedTimes() {
    let film = LayerFilm.runtime()
    let (outer, inner) = (CALayer(), CALayer())
    film.root.addSublayer(outer)
    outer.addSublayer(inner)
    outer.speed = 2
    outer.timeOffset = 0.5
    inner.beginTime = 1
    inner.speed = 0.5
    #expect(outer.convertTime(3, from: nil) == 6.5)
    #expect(inner.convertTime(3, from: nil) == 2.75)
    #expect(inner.convertTime(2.75, to: nil) == 3)
    #expect(inner.convertTime(6.5, from: outer) == 2.75)
    #expect(outer.convertTime(2.75, from: inner) == 6.5)
  }

  /// With speed 2 an animation of 2 s takes 1 s of film; it begins in the layer's time.
  @Test func animationsRunInTheLayersTime() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 0)
    film.root.addSublayer(layer)
    layer.speed = 2
    let log = AnimationLog()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 2
    // At film time 1 the layer's time is 2.
    move.beginTime = 2
    move.delegate = log
    layer.add(move, forKey: "move")
    for (time, x) in [(0.5, 900.0), (1.25, 25), (1.5, 50), (1.75, 75), (2, 900)] {
      _ = film.displayList(at: time)
      #expect(abs(try #require(layer.presentation()).position.x - x) < 1e-9)
    }
    #expect(log.lines == ["start 1.0", "stop 2.0 true"])
  }

  @Test func anAnimationsOwnOffsetShiftsWhatIsShown() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 0)
    film.root.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 4
    move.speed = 2
    move.timeOffset = 1
    layer.add(move, forKey: "move")
    // After 0.5 s of film: 0.5 · 2 + 1 = 2 of 4 seconds.
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 0.5)
    #expect(layer.presentation()?.position.x == 50)
    // The quarter that was shifted out at the end comes last, and all ends after 2 s.
    _ = film.displayList(at: 1.75)
    #expect(layer.presentation()?.position.x == 12.5)
    _ = film.displayList(at: 2)
    #expect(layer.animation(forKey: "move") == nil)
  }

  /// The way that public code stops a layer and has it go on.
  @Test func aLayerIsStoppedAndGoesOn() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 0)
    film.root.addSublayer(layer)
    let log = AnimationLog()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 4
    move.delegate = log
    layer.add(move, forKey: "move")
    _ = film.displayList(at: 1)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    for time in [1.0, 2, 3] {
      _ = film.displayList(at: time)
      #expect(layer.presentation()?.position.x == 25)
    }
    let offset = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
    _ = film.displayList(at: 4)
    #expect(layer.presentation()?.position.x == 50)
    _ = film.displayList(at: 10)
    #expect(log.lines == ["start 0.0", "stop 6.0 true"])
  }

  /// A film of animations scrubbed by the offset of a layer that stands still.
  @Test func aStandingLayerIsScrubbed() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 0)
    layer.speed = 0
    film.root.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    layer.add(move, forKey: "move")
    _ = film.displayList(at: 0)
    for (time, offset) in [(0.0, 0.5), (1, 0.25), (2, 0.75)] {
      layer.timeOffset = offset
      _ = film.displayList(at: time)
      #expect(abs(try #require(layer.presentation()).position.x - 100 * offset) < 1e-9)
    }
  }

  @Test func aLayerIsShownInItsTime() {
    let film = LayerFilm.runtime()
    let (late, short, filled) = (
      LayerFilm.square(10, 10), LayerFilm.square(30, 10), LayerFilm.square(50, 10)
    )
    late.beginTime = 1
    short.duration = 1
    short.repeatCount = 2
    filled.beginTime = 1
    filled.fillMode = .backwards
    for layer in [late, short, filled] { film.root.addSublayer(layer) }
    func shown(_ time: Double) -> [CGFloat] { film.displayList(at: time).items.map(\.bounds.midX) }
    for time in [0, 0.3, 0.6, 0.9] { #expect(shown(time) == [30, 50]) }
    #expect(shown(1) == [10, 30, 50] && shown(1.9) == [10, 30, 50])
    #expect(shown(2) == [10, 50] && shown(5) == [10, 50])
  }
}
