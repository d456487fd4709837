import FlipbookLayers
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookUIKit

/// Springs with a bounce below 0, which creep to their ends.
@MainActor
@Suite("over-damped springs of UIKit and Core Animation")
struct OverdampedSpringTests {
  /// The way of an over-damped spring from rest, by its two rates.
  private func way(_ duration: Double, _ bounce: Double, _ time: Double) -> Double {
    let (frequency, ratio) = (2 * Double.pi / duration, 1 / (1 + bounce))
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  @Test("UIView.animate(springDuration:bounce:) creeps with a bounce below 0", arguments: [-0.2, -0.6])
  func views(bounce: Double) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let film = UIKitFilm { $0.addSubview(box) }
    UIView.animate(springDuration: 0.5, bounce: CGFloat(bounce)) { box.center.x = 110 }
    let start = film.runtime.now
    film.go(to: start)
    for time in [0.1, 0.25, 0.5, 0.8] {
      film.go(to: start + time)
      let x = Double(box.layer.presentation()?.position.x ?? .nan)
      #expect(abs(x - 10 - 100 * way(0.5, bounce, time)) < 0.02, "\(time): \(x)")
    }
  }

  @Test("timing parameters of a duration and a bounce creep, those of mass, stiffness and damping don't")
  func parameters() {
    let creeping = UISpringTimingParameters(duration: 0.5, bounce: -0.4).timing(duration: 3)
    for time in [0.1, 0.3, 0.7] {
      #expect(abs(creeping.progress(at: time) - way(0.5, -0.4, time)) < 1e-9)
      #expect(
        abs(creeping.scaled(to: creeping.duration * 2, way: 1).progress(at: 2 * time) - way(0.5, -0.4, time))
          < 1e-9)
    }
    let system = UISpringTimingParameters().timing(duration: 3)
    let frequency = (1000.0 / 3).squareRoot()
    #expect(abs(system.progress(at: 0.1) - (1 - (1 + frequency * 0.1) * exp(-frequency * 0.1))) < 1e-9)
  }

  @Test("a layer's spring creeps where over-damping is allowed, which a bounce below 0 does")
  func layers() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(spring.allowsOverdamping && abs(spring.bounce + 0.5) < 1e-9)
    #expect(!CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5).allowsOverdamping)
    let critical = CASpringAnimation(keyPath: "position.x")
    (critical.stiffness, critical.damping) = (100, 60)
    let rest = critical.settlingDuration
    critical.allowsOverdamping = true
    // The slower of the rates 30 ± √800 a second.
    let slow = 30 - 800.0.squareRoot()
    #expect(rest < 1 && abs(critical.settlingDuration - log(1000 * 1.03) / slow) < 0.02)
  }
}
