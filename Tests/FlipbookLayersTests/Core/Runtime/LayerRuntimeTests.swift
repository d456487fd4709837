import FlipbookDrawing
import FlipbookMotion
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

  /// A tree of layers in a place of another picture, as a view shows one.
  @Test func layersAreDrawnInAPlace() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(5, 5)
    var changes = 0
    let host = LayerHost(root: layer, resources: LayerFilm.resources, environment: EnvironmentValues())
    host.onChange = { changes += 1 }
    func list(at time: Double) -> DisplayList {
      film.run(until: time)
      return DisplayList.record(
        size: CGSize(width: 50, height: 50), resources: LayerFilm.resources
      ) { context in
        context.translateBy(x: 10, y: 20)
        context.opacity = 0.5
        host.record(in: context, at: time)
      }
    }
    let item = try #require(list(at: 0).items.first)
    #expect(item.bounds == CGRect(x: 10, y: 20, width: 10, height: 10) && item.opacity == 0.5)
    #expect(!host.changes(at: 10))
    let count = changes
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    fade.beginTime = 2
    layer.add(fade, forKey: nil)
    #expect(changes > count && host.changes(at: 0))
    _ = list(at: 1)
    #expect(!host.changes(at: 1.9) && host.changes(at: 2))
    #expect(list(at: 2.5).items.first?.opacity == 0.25)
    #expect(host.changes(at: 2.5))
  }
}
