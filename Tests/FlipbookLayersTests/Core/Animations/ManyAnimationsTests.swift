import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
@Suite("Many animations on one layer")
struct ManyAnimationsTests {
  private func film(_ count: Int) -> (LayerRuntime, CALayer) {
    let runtime = LayerFilm.runtime()
    let layer = LayerFilm.square(5, 5)
    runtime.root.addSublayer(layer)
    for index in 0..<count {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 1
      animation.isAdditive = true
      animation.duration = 0.5 + Double(index) / Double(count)
      layer.add(animation, forKey: "a\(index)")
    }
    return (runtime, layer)
  }

  private func seconds(_ count: Int) -> Double {
    let (runtime, layer) = film(count)
    let start = ContinuousClock.now
    for frame in 0...20 { _ = runtime.displayList(at: Double(frame) / 10) }
    #expect(layer.animationKeys() == nil)
    return (ContinuousClock.now - start) / .seconds(1)
  }

  @Test("time grows with their number, not with its square")
  func linear() {
    _ = seconds(500)
    let (few, many) = (seconds(2_000), seconds(16_000))
    // Eight times as many; the square would be 64 times as long.
    #expect(many < 24 * few + 0.5, "\(few) s and \(many) s")
  }

  @Test("those that have ended are gone at once, and the others go on")
  func ends() throws {
    let (runtime, layer) = film(10)
    _ = runtime.displayList(at: 0)
    #expect(layer.animationKeys()?.count == 10)
    // The first lasts half a second, each other a tenth of one more.
    runtime.run(until: 0.75)
    #expect(layer.animationKeys() == (3..<10).map { "a\($0)" })
    #expect(layer.animation(forKey: "a2") == nil && layer.animation(forKey: "a3") != nil)
    #expect(layer.tracks.count == 7)
    let shown = try #require(layer.presentation())
    func way(_ index: Int) -> Double { 0.75 / (0.5 + Double(index) / 10) }
    let expected: Double = (3..<10).reduce(5) { $0 + way($1) }
    #expect(abs(shown.position.x - expected) < 1e-6)
    layer.removeAllAnimations()
    #expect(layer.tracks.isEmpty && layer.animationKeys() == nil)
  }

  @Test("one key holds one animation, again and again")
  func sameKey() {
    let (runtime, layer) = film(0)
    _ = runtime.displayList(at: 0)
    for index in 0..<3 {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 1
      layer.add(animation, forKey: "fade")
      _ = runtime.displayList(at: Double(index) / 10)
      #expect(layer.animationKeys() == ["fade"] && layer.tracks.count == 1)
    }
  }
}
