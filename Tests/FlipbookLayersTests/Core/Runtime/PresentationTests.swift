import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
@Suite struct PresentationTests {
  /// kristofkalai/LayerAnimation `screenrecording`: an animation that is taken away before its value is read is gone on from.
  @Test("an animation that is taken away is seen until the transaction is committed")
  func removed() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(20, 20)
    film.root.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 20
    move.toValue = 80
    move.duration = 2
    layer.add(move, forKey: "move")
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 1)
    layer.removeAnimation(forKey: "move")
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 50)
    layer.removeAllAnimations()
    #expect(layer.presentation()?.position.x == 50)
    _ = film.displayList(at: 1)
    #expect(layer.presentation()?.position.x == layer.position.x)
  }
}
