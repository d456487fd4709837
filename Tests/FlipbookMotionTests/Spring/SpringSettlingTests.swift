import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookMotion

@Suite("springs coming to rest")
struct SpringSettlingTests {
  /// ktiays/Respring compares these with SwiftUI's own, bit by bit, on systems from iOS 17 on.
  @Test("a spring counts as at rest when SwiftUI's does")
  func estimates() {
    // In tenths of a second where nothing swings.
    #expect(abs(Spring.smooth.settlingDuration - 0.8) < 1e-12)
    #expect(abs(Spring(duration: 0.7, bounce: -0.2).settlingDuration - 1.7) < 1e-12)
    #expect(
      abs(Spring.smooth.settlingDuration(target: 10.0, initialVelocity: 1, epsilon: 0.01) - 0.8) < 1e-12)
    // ln((decay + 1) / 0.001) / decay.
    #expect(abs(Spring.snappy.settlingDuration - 0.8768) < 1e-4)
    #expect(abs(Spring.bouncy.settlingDuration - 1.0447) < 1e-4)
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 10).settlingDuration - 1.7399) < 1e-4)
    let decay = 0.8 * 2 * Double.pi / 0.7
    #expect(
      abs(
        Spring(duration: 0.7, bounce: 0.2).settlingDuration(target: 1.2, initialVelocity: 0.1, epsilon: 0.001)
          - log((1.2 * decay - 0.1 + 1.2) / 0.001) / decay) < 1e-12)
  }

  @Test("published resting times of Core Animation's springs hold")
  func published() {
    func rest(_ damping: Double) -> Double {
      Spring(mass: 1, stiffness: 100, damping: damping).restingTime(target: 1.0, epsilon: 0.001)
    }
    #expect(abs(rest(10) - 1.4727) < 5e-5)
    #expect(abs(rest(5) - 2.85) < 0.005)
    #expect(abs(rest(15) - 1.02) < 0.005)
  }

  @Test("published overshoots hold")
  func overshoot() {
    func overshoot(_ spring: Spring) -> Double {
      (0...20_000).map { spring.value(target: 1.0, time: Double($0) / 10_000) }.max()! - 1
    }
    #expect(overshoot(.smooth) < 1e-12)
    #expect((overshoot(.snappy) * 10_000).rounded() == 63)
    #expect((overshoot(.bouncy) * 1000).rounded() == 46)
    #expect((overshoot(Spring(response: 0.5, dampingRatio: 0.825)) * 1000).rounded() == 10)
  }

  @Test("the settling time is a bound, and not a loose one", arguments: Reference.springRests)
  func bound(row: [Double]) {
    let spring = Spring(response: row[0], dampingRatio: row[1])
    let time = spring.restingTime(target: 1.0, epsilon: 0.001)
    #expect(time >= row[2] - 1e-4)
    // The envelope of an under-damped spring is at most half a swing ahead of it.
    let slack = row[1] < 1 ? 0.25 / (1 - row[1] * row[1]).squareRoot() + 0.03 : 1e-3
    #expect(time <= row[2] + slack)
  }

  @Test("nothing leaves the band after the settling time, whatever the start")
  func noEscape() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<300 {
      let spring = Spring(response: random.number(0.05...2), dampingRatio: random.number(0.05...3))
      let target = SIMD2(random.number(-100...100), random.number(-1...1))
      let velocity = SIMD2(random.number(-900...900), random.number(-20...20))
      let settled = spring.restingTime(target: target, initialVelocity: velocity, epsilon: 0.01)
      for step in 0..<40 {
        let time = settled + Double(step) * spring.response / 37
        let rest = spring.value(target: target, initialVelocity: velocity, time: time) - target
        #expect(rest.magnitudeSquared.squareRoot() <= 0.01 * (1 + 1e-9))
      }
    }
  }

  @Test("the settling time changes little between damping ratios next to each other")
  func continuous() {
    for ratio in stride(from: 0.5, to: 1.5, by: 0.001) {
      let here = Spring(response: 0.5, dampingRatio: ratio).restingTime(target: 1.0, epsilon: 0.001)
      let next = Spring(response: 0.5, dampingRatio: ratio + 0.001)
        .restingTime(target: 1.0, epsilon: 0.001)
      #expect(abs(here - next) < 0.02)
    }
  }

  /// Compared with SwiftUI's own in the same way.
  @Test(
    "a spring by its settling time has come down to epsilon by the sine's part of its envelope",
    arguments: [(0.5, 0.3), (0.4, 0.8), (0.1, 0.1), (0.456, 0.321)])
  func byDuration(seconds: Double, ratio: Double) {
    let spring = Spring(settlingDuration: seconds, dampingRatio: ratio)
    let share = ratio / (1 - ratio * ratio).squareRoot()
    #expect(abs(share * exp(-ratio * 2 * .pi / spring.response * seconds) - 0.001) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test("a spring by its settling time is at most critical, and settles in 0.01 to 10 s")
  func byDurationLimits() {
    let critical = Spring(settlingDuration: 2, dampingRatio: 20)
    #expect(critical == Spring(settlingDuration: 2, dampingRatio: 1))
    #expect(abs(critical.value(target: 1.0, time: 2) - 0.999) < 1e-9)
    #expect(
      Spring(settlingDuration: 11, dampingRatio: 0.9) == Spring(settlingDuration: 10, dampingRatio: 0.9))
    let (shortest, codes) = diagnosed { Spring(settlingDuration: -1, dampingRatio: 1) }
    #expect(shortest == Spring(settlingDuration: 0.01, dampingRatio: 1))
    #expect(codes == ["motion.duration.negative"])
  }

  @Test("nothing to do takes no time, and no damping takes for ever")
  func extremes() {
    #expect(Spring.bouncy.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    #expect(Spring.smooth.settlingDuration(target: 0.0005, epsilon: 0.001) == 0)
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
    #expect(Spring.smooth.settlingDuration(target: Double.infinity, epsilon: 0.001) == 0)
    #expect(Spring.smooth.restingTime(target: Double.infinity, epsilon: 0.001) == .infinity)
  }

  @Test("springs that can't be computed jump to their target, with a diagnostic")
  func badInput() {
    let cases: [(String, () -> Spring)] = [
      ("motion.spring.physics", { Spring(mass: 0, stiffness: 100, damping: 10) }),
      ("motion.spring.physics", { Spring(mass: 1, stiffness: 0, damping: 10) }),
      ("motion.spring.physics", { Spring(mass: .nan, stiffness: 100, damping: 10) }),
      ("motion.spring.physics", { Spring(mass: 1, stiffness: -4, damping: 10) }),
      ("motion.duration.negative", { Spring(duration: -1) }),
      ("motion.duration.not-a-number", { Spring(response: .nan, dampingRatio: 1) }),
      ("motion.duration.zero", { Spring(duration: 0) }),
    ]
    for (code, make) in cases {
      let (spring, codes) = diagnosed(make)
      #expect(codes == [code])
      #expect(spring.value(target: 5.0, initialVelocity: 9, time: 0.001) == 5)
      #expect(spring.velocity(target: 5.0, initialVelocity: 9, time: 0.001) == 0)
      #expect(spring.settlingDuration == 0)
      #expect(spring.force(target: 1.0, position: 0, velocity: 1) == 0)
    }
  }

  @Test("dampings and bounces out of range are brought in, with a diagnostic")
  func badDamping() {
    let (negative, codes) = diagnosed { Spring(mass: 1, stiffness: 100, damping: -3) }
    #expect(negative.dampingRatio == 1 && codes == ["motion.spring.damping"])
    #expect(diagnosed { Spring(response: 1, dampingRatio: .nan) }.result.dampingRatio == 1)
    let (bounce, more) = diagnosed { Spring(duration: 1, bounce: 4) }
    #expect(bounce.bounce == 1 && more == ["motion.spring.bounce"])
    #expect(diagnosed { Spring(duration: 1, bounce: -1) }.codes == ["motion.spring.bounce"])
    #expect(diagnosed { Spring(settlingDuration: 1, dampingRatio: 0) }.codes == ["motion.spring.damping"])
    let (time, epsilon) = diagnosed { Spring.smooth.settlingDuration(target: 1.0, epsilon: 0) }
    #expect(time == Spring.smooth.settlingDuration && epsilon == ["motion.spring.epsilon"])
  }
}
