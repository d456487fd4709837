import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct LayerRuntimeTests {
  @Test func aMovedLayerIsDrawnWhereItIs() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(20, 20)
    film.root.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: 20, y: 20)
    move.toValue = CGPoint(x: 80, y: 20)
    move.duration = 2
    layer.add(move, forKey: "move")
    let start = try LayerFilm.bitmap(film.displayList(at: 0))
    #expect(start[20, 20] == 0xff00_0000)
    #expect(start[50, 20] == 0xffff_ffff)
    let middle = try LayerFilm.bitmap(film.displayList(at: 1))
    #expect(middle[50, 20] == 0xff00_0000)
    #expect(middle[20, 20] == 0xffff_ffff)
    #expect(layer.presentation()?.position == CGPoint(x: 50, y: 20))
    let end = try LayerFilm.bitmap(film.displayList(at: 2))
    #expect(end[20, 20] == 0xff00_0000)
    #expect(layer.animation(forKey: "move") == nil)
  }

  @Test func opacityIsImplicitlyAnimated() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(20, 20)
    film.root.addSublayer(layer)
    layer.opacity = 0.5
    _ = film.displayList(at: 0)
    #expect(layer.animationKeys() == nil)
    layer.opacity = 1
    _ = film.displayList(at: 0)
    #expect(layer.animationKeys() == ["opacity"])
    _ = film.displayList(at: 0.125)
    let half = try #require(layer.presentation()).opacity
    #expect(half > 0.75 && half < 1)
    _ = film.displayList(at: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func delegatesHearInFilmTime() {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(20, 20)
    film.root.addSublayer(layer)
    let log = AnimationLog()
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = 80
    move.beginTime = 0.5
    move.duration = 1
    move.delegate = log
    CATransaction.setCompletionBlock { log.lines.append("completion \(LayerClock.now)") }
    layer.add(move, forKey: nil)
    _ = film.displayList(at: 0)
    #expect(log.lines == [])
    _ = film.displayList(at: 10)
    #expect(log.lines == ["start 0.5", "stop 1.5 true", "completion 1.5"])
  }
}
