import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct ReplicatorTests {
  private func replicator(_ count: Int) -> (LayerRuntime, CAReplicatorLayer) {
    let film = LayerFilm.runtime()
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = count
    film.root.addSublayer(replicator)
    return (film, replicator)
  }

  @Test func copiesAreMovedOneAfterTheOther() throws {
    let (film, replicator) = replicator(5)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.addSublayer(LayerFilm.square(5, 50))
    let list = film.displayList(at: 0)
    #expect(list.items.count == 5)
    #expect(list.items.map(\.bounds.midX) == [5, 25, 45, 65, 85])
  }

  @Test func copiesTurnAboutTheCentre() throws {
    let (film, replicator) = replicator(4)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    replicator.addSublayer(LayerFilm.square(50, 10))
    let centres = film.displayList(at: 0).items.map { item in
      CGPoint(x: item.bounds.midX.rounded(), y: item.bounds.midY.rounded())
    }
    #expect(
      centres == [
        CGPoint(x: 50, y: 10), CGPoint(x: 90, y: 50), CGPoint(x: 50, y: 90), CGPoint(x: 10, y: 50),
      ])
  }

  @Test func replicatorsMultiply() throws {
    let (film, outer) = replicator(3)
    outer.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
    let inner = CAReplicatorLayer()
    inner.frame = outer.bounds
    inner.instanceCount = 4
    inner.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    inner.addSublayer(LayerFilm.square(10, 10))
    outer.addSublayer(inner)
    #expect(film.displayList(at: 0).items.count == 12)
  }

  @Test func coloursAreMultipliedAndOffset() throws {
    let (film, replicator) = replicator(3)
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    replicator.instanceRedOffset = -0.25
    replicator.instanceAlphaOffset = -0.5
    replicator.addSublayer(LayerFilm.square(10, 10, .white))
    let colors = film.displayList(at: 0).items.map { item -> RGBA in
      if case .fill(_, .color(let color), _) = item.content { color } else { .clear }
    }
    #expect(colors.first == RGBA(red: 1, green: 0.5, blue: 1))
    #expect(colors.count == 2 && colors[1] == RGBA(red: 0.75, green: 0.5, blue: 1, opacity: 0.5))
  }

  @Test func copiesAreLate() throws {
    let (film, replicator) = replicator(3)
    replicator.instanceDelay = 0.5
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    let dot = LayerFilm.square(5, 10)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 80
    move.duration = 2
    move.repeatCount = .infinity
    dot.add(move, forKey: nil)
    replicator.addSublayer(dot)
    _ = film.displayList(at: 0)
    #expect(film.displayList(at: 1).items.map { $0.bounds.midX } == [40, 20, 0].map { max($0, 2.5) })
    #expect(film.displayList(at: 2.5).items.map { $0.bounds.midX } == [20, 2.5, 60])
  }
}
