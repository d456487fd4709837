import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct GroupAndSpringTests {
  private func animation(_ keyPath: String, to end: Double, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = 0
    animation.toValue = end
    animation.duration = duration
    return animation
  }

  /// Children of 1 s and 5 s in a group of 2 s: the first ends early, the second is cut off at two fifths.
  @Test func aGroupCutsItsChildrenOff() {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 900)
    film.root.addSublayer(layer)
    let group = CAAnimationGroup()
    group.animations = [animation("position.x", to: 100, 1), animation("position.y", to: 100, 5)]
    group.duration = 2
    layer.add(group, forKey: "both")
    _ = film.displayList(at: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 50, y: 10))
    _ = film.displayList(at: 1.5)
    #expect(layer.presentation()?.position == CGPoint(x: 900, y: 30))
    _ = film.displayList(at: 2)
    #expect(layer.presentation()?.position == CGPoint(x: 900, y: 900))
    #expect(layer.animationKeys() == nil)
  }

  @Test func childrenRunInTheGroupsTime() {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(900, 900)
    film.root.addSublayer(layer)
    let late = animation("position.y", to: 100, 1)
    late.beginTime = 1
    let group = CAAnimationGroup()
    // A child without a length has the group's.
    group.animations = [animation("position.x", to: 100, 0), late]
    group.duration = 2
    group.speed = 2
    group.beginTime = 1
    layer.add(group, forKey: nil)
    _ = film.displayList(at: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 900, y: 900))
    _ = film.displayList(at: 1.25)
    #expect(layer.presentation()?.position == CGPoint(x: 25, y: 900))
    _ = film.displayList(at: 1.75)
    #expect(layer.presentation()?.position == CGPoint(x: 75, y: 50))
  }

  /// Where a group turns round, and where it stands still at its end, its children show their last moment.
  @Test func childrenAreSeenWhereTheirGroupTurns() {
    let film = LayerFilm.runtime()
    let (turning, held) = (LayerFilm.square(900, 900), LayerFilm.square(900, 900))
    film.root.addSublayer(turning)
    film.root.addSublayer(held)
    let group = CAAnimationGroup()
    let late = animation("position.y", to: 100, 1)
    late.beginTime = 1
    let transform = CABasicAnimation(keyPath: "transform")
    transform.fromValue = CATransform3DIdentity
    transform.toValue = CATransform3DMakeScale(3, 3, 1)
    transform.duration = 2
    group.animations = [animation("position.x", to: 100, 2), late, transform]
    group.duration = 2
    group.autoreverses = true
    turning.add(group, forKey: nil)
    group.autoreverses = false
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    held.add(group, forKey: nil)
    _ = film.displayList(at: 1)
    #expect(turning.presentation()?.position == CGPoint(x: 50, y: 0))
    _ = film.displayList(at: 2)
    for layer in [turning, held] {
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 100))
      #expect(layer.presentation()?.transform.m11 == 3)
    }
    _ = film.displayList(at: 3)
    #expect(turning.presentation()?.position == CGPoint(x: 50, y: 0))
    #expect(held.presentation()?.position == CGPoint(x: 100, y: 100))
    _ = film.displayList(at: 4)
    #expect(turning.presentation()?.position == CGPoint(x: 900, y: 900))
  }

  /// A spring that would take long to settle ends with its duration.
  @Test func aSpringIsCutOffByItsDuration() throws {
    let film = LayerFilm.runtime()
    let layer = LayerFilm.square(0, 200)
    film.root.addSublayer(layer)
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 200
    (spring.mass, spring.stiffness, spring.damping) = (10, 50, 1)
    spring.duration = 2
    #expect(spring.settlingDuration > 100)
    layer.add(spring, forKey: "spring")
    let w = (50.0 / 10 - (1.0 / 20) * (1.0 / 20)).squareRoot()
    func expected(_ t: Double) -> Double { 200 * (1 - exp(-0.05 * t) * (cos(w * t) + 0.05 / w * sin(w * t))) }
    for time in [0.5, 1, 1.9] {
      _ = film.displayList(at: time)
      #expect(abs(try #require(layer.presentation()).position.x - expected(time)) < 1e-6)
    }
    _ = film.displayList(at: 2)
    #expect(layer.presentation()?.position.x == 0)
    #expect(layer.animation(forKey: "spring") == nil)
  }

  @Test func settlingDurations() {
    let spring = CASpringAnimation()
    #expect(abs(spring.settlingDuration - 1.4727) < 1e-3)
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
  }

  @Test("a spring says the duration and the bounce that it was made with", arguments: [-0.3, 0, 0.3, 0.6])
  func perceptual(bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.8, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.8) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
  }
}
