import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct CATransactionTests {
  private func shown(_ film: LayerRuntime) -> CALayer {
    let layer = LayerFilm.square(0, 0)
    film.root.addSublayer(layer)
    _ = film.displayList(at: 0)
    return layer
  }

  @Test func implicitAnimationsTakeAQuarterSecondOnTheDefaultCurve() throws {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    layer.position = CGPoint(x: 100, y: 0)
    _ = film.displayList(at: 0)
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect(animation.fromValue as? CGPoint == .zero)
    _ = film.displayList(at: 0.125)
    let curve = UnitCurve.bezier(0.25, 0.1, 0.25, 1)
    #expect(abs(try #require(layer.presentation()).position.x - 100 * curve.value(at: 0.5)) < 1e-6)
    _ = film.displayList(at: 0.25)
    #expect(layer.presentation()?.position.x == 100)
  }

  @Test func aTransactionHasItsOwnLengthAndCurve() throws {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    CATransaction.commit()
    _ = film.displayList(at: 1)
    #expect(layer.presentation()?.position.x == 50)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// Of animations without pacing of their own; springs have theirs.
  @Test func aTransactionPacesTheAnimationsThatAreAdded() throws {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    let curve = UnitCurve.bezier(0.4, 0, 0.2, 1)
    func move(_ axis: String, _ function: CAMediaTimingFunction?) {
      let frames = CAKeyframeAnimation(keyPath: "position.\(axis)")
      (frames.values, frames.duration, frames.timingFunction) = ([0, 100, 200], 2, function)
      layer.add(frames, forKey: axis)
    }
    let spring = CASpringAnimation(keyPath: "opacity")
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))
    move("x", nil)
    move("y", CAMediaTimingFunction(name: .linear))
    spring.duration = 1
    layer.add(spring, forKey: "spring")
    CATransaction.commit()
    #expect(layer.animation(forKey: "spring")?.timingFunction == nil)
    _ = film.displayList(at: 0.5)
    let place = try #require(layer.presentation()).position
    #expect(abs(place.x - 200 * curve.value(at: 0.25)) < 1e-4 && abs(place.y - 50) < 1e-6, "\(place)")
    // Outside of it they are even.
    move("x", nil)
    _ = film.displayList(at: 1)
    #expect(abs(try #require(layer.presentation()).position.x - 50) < 1e-6)
  }

  @Test func disabledActionsChangeAtOnce() {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    CATransaction.commit()
    _ = film.displayList(at: 0)
    #expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 100)
  }

  @Test func newLayersDontAnimateByThemselves() {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(0, 0)
    film.root.addSublayer(layer)
    layer.position.x = 50
    _ = film.displayList(at: 0)
    #expect(layer.animationKeys() == nil)
  }

  /// What is committed inside begins with the outermost.
  @Test func nestedTransactionsCommitWithTheOutermost() {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = 100
    move.duration = 1
    CATransaction.begin()
    CATransaction.begin()
    layer.add(move, forKey: "move")
    CATransaction.commit()
    #expect(layer.running[0].hasStarted == false)
    CATransaction.commit()
    #expect(layer.running[0].hasStarted)
  }

  @Test func settingsAreInheritedInwards() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
  }

  @Test func completionsWaitForTheirOwnAnimations() {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    var lines: [String] = []
    func animation(_ seconds: Double) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.toValue = 1
      animation.duration = seconds
      return animation
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("outer \(LayerClock.now)") }
    layer.add(animation(2), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("inner \(LayerClock.now)") }
    layer.add(animation(1), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("empty \(LayerClock.now)") }
    CATransaction.commit()
    _ = film.displayList(at: 0)
    _ = film.displayList(at: 5)
    #expect(lines == ["empty 0.0", "inner 1.0", "outer 2.0"])
  }

  @Test func completionsComeWhenAnAnimationIsRemoved() {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    let log = AnimationLog()
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = 1
    move.duration = 4
    move.delegate = log
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("completion \(LayerClock.now)") }
    layer.add(move, forKey: "move")
    CATransaction.commit()
    _ = film.displayList(at: 1)
    layer.removeAnimation(forKey: "move")
    _ = film.displayList(at: 2)
    #expect(log.lines == ["start 0.0", "stop 1.0 false", "completion 1.0"])
  }

  @Test func layersThatLeaveLoseTheirAnimations() {
    let film = LayerFilm.runtime()
    let layer = shown(film)
    let log = AnimationLog()
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = 1
    move.duration = 4
    move.delegate = log
    layer.add(move, forKey: "move")
    _ = film.displayList(at: 1)
    layer.removeFromSuperlayer()
    film.root.addSublayer(layer)
    _ = film.displayList(at: 1)
    #expect(layer.animationKeys() == ["move"])
    layer.removeFromSuperlayer()
    _ = film.displayList(at: 2)
    #expect(layer.animationKeys() == nil && log.lines.last == "stop 1.0 false")
    #expect(layer.presentation() == nil)
  }

  @Test func tooManyCommitsAreReported() {
    let film = LayerFilm.runtime()
    _ = film.displayList(at: 0)
    let reported = LayerFilm.diagnostics { CATransaction.commit() }
    #expect(reported.map(\.code) == ["layers.commit"])
  }
}
