import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

/// The layer's own x is 200; animations run for 2 s.
@MainActor
struct FromToByTests {
  struct Row: CustomTestStringConvertible {
    var from: Double?
    var to: Double?
    var by: Double?
    var start: Double
    var end: Double
    var testDescription: String { "from \(from as Any) to \(to as Any) by \(by as Any)" }
  }

  nonisolated static let rows = [
    Row(from: 10, to: 50, by: nil, start: 10, end: 50),
    Row(from: 10, to: nil, by: 30, start: 10, end: 40),
    Row(from: nil, to: 50, by: 30, start: 20, end: 50),
    Row(from: 10, to: nil, by: nil, start: 10, end: 200),
    Row(from: nil, to: 50, by: nil, start: 200, end: 50),
    Row(from: nil, to: nil, by: 30, start: 200, end: 230),
    Row(from: 10, to: 50, by: 1_000, start: 10, end: 50),
    Row(from: nil, to: nil, by: nil, start: 200, end: 200),
  ]

  @Test(arguments: rows) func numbers(_ row: Row) throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(200, 30)
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (row.from, row.to, row.by)
    animation.duration = 2
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    for (time, share) in [(0.0, 0.0), (0.5, 0.25), (1, 0.5), (2, 1), (3, 1)] {
      _ = film.displayList(at: time)
      let position = try #require(layer.presentation()).position
      #expect(abs(position.x - (row.start + (row.end - row.start) * share)) < 1e-9)
      #expect(position.y == 30)
    }
  }

  @Test(arguments: rows) func points(_ row: Row) throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(200, 400)
    film.root.addSublayer(layer)
    func point(_ value: Double?) -> Any? { value.map { CGPoint(x: $0, y: 2 * $0) } }
    let animation = CABasicAnimation(keyPath: "position")
    (animation.fromValue, animation.toValue, animation.byValue) = (
      point(row.from), point(row.to), point(row.by)
    )
    animation.duration = 2
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 0.5)
    let position = try #require(layer.presentation()).position
    let x = row.start + (row.end - row.start) / 4
    #expect(abs(position.x - x) < 1e-9 && abs(position.y - 2 * x) < 1e-9)
  }

  @Test func aChangeTowardsTheModelFollowsTheModel() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(200, 0)
    film.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 100
    animation.duration = 2
    layer.add(animation, forKey: nil)
    _ = film.displayList(at: 1)
    #expect(layer.presentation()?.position.x == 150)
    CATransaction.setDisableActions(true)
    layer.position.x = 400
    _ = film.displayList(at: 1)
    #expect(layer.presentation()?.position.x == 250)
  }
}
