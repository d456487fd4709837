import FlipbookMotion
import Foundation
import Testing

/// Springs against their closed forms, written out here again.
@Suite("springs by closed forms")
struct SpringClosedFormTests {
  private static let times = [0.01, 0.08, 0.21, 0.35, 0.5, 0.9, 1.7]

  /// The way from 0 to 1 and its speed, of a swing with a frequency and a damping ratio that begins at a speed.
  private static func swing(_ frequency: Double, _ ratio: Double, _ speed: Double, _ time: Double) -> (
    value: Double, velocity: Double
  ) {
    let decay = frequency * ratio
    if ratio < 1 {
      let turn = frequency * (1 - ratio * ratio).squareRoot()
      let side = (decay - speed) / turn
      let (c, s, e) = (cos(turn * time), sin(turn * time), exp(-decay * time))
      return (
        1 - e * (c + side * s), e * (decay * (c + side * s) - turn * (side * c - s))
      )
    }
    if ratio == 1 {
      let side = frequency - speed
      let e = exp(-frequency * time)
      return (1 - (1 + side * time) * e, (frequency + frequency * side * time - side) * e)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    // 1 + a e^(slow t) + b e^(fast t), where a + b = -1 and a slow + b fast = speed.
    let a = (speed + fast) / (slow - fast)
    let b = -1 - a
    let (x, y) = (a * exp(slow * time), b * exp(fast * time))
    return (1 + x + y, slow * x + fast * y)
  }

  private static func ratio(_ bounce: Double) -> Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  @Test(
    "a duration is a turn, and a bounce what is missing of critical damping",
    arguments: [0.15, 0.5, 0.8, 1.2], [-0.6, -0.25, 0, 0.15, 0.3, 0.5, 0.85])
  func durationAndBounce(duration: Double, bounce: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    let frequency = 2 * Double.pi / duration
    let ratio = Self.ratio(bounce)
    #expect(abs(spring.stiffness - frequency * frequency) < 1e-9 * spring.stiffness)
    #expect(abs(spring.damping - 2 * ratio * frequency) < 1e-9 * spring.damping)
    for time in Self.times {
      for speed in [0, -3.0, 12] {
        let expected = Self.swing(frequency, ratio, speed, time)
        #expect(
          abs(spring.value(target: 1.0, initialVelocity: speed, time: time) - expected.value) < 1e-9)
        #expect(
          abs(spring.velocity(target: 1.0, initialVelocity: speed, time: time) - expected.velocity) < 1e-7)
      }
    }
  }

  @Test(
    "a mass, a stiffness and a damping are a frequency and a ratio",
    arguments: [(1.0, 100.0, 10.0), (2, 50, 4), (0.1, 20, 1.5), (5, 320, 80), (0.5, 8, 4)])
  func physics(mass: Double, stiffness: Double, damping: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    #expect(abs(spring.response - 2 * .pi / frequency) < 1e-12)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(spring.mass == mass)
    #expect(abs(spring.stiffness - stiffness) < 1e-9 && abs(spring.damping - damping) < 1e-9)
    for time in Self.times {
      let expected = Self.swing(frequency, ratio, 5, time)
      #expect(abs(spring.value(target: 1.0, initialVelocity: 5, time: time) - expected.value) < 1e-9)
    }
    // What accelerates the mass: the pull to the target less the drag.
    #expect(
      abs(spring.force(target: 7.0, position: 2, velocity: 3) - (stiffness * 5 - damping * 3)) < 1e-9)
  }

  @Test(
    "the first peak lies half a swing on, as far beyond as the damping leaves",
    arguments: [0.2, 0.4, 0.7, 0.9])
  func overshoot(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    let ratio = 1 - bounce
    let root = (1 - ratio * ratio).squareRoot()
    let peak = 0.6 / (2 * root)
    #expect(abs(spring.value(target: 1.0, time: peak) - 1 - exp(-.pi * ratio / root)) < 1e-12)
    #expect(abs(spring.velocity(target: 1.0, time: peak)) < 1e-10)
  }

  @Test(
    "a critically damped spring is fastest after a frequency's part of a second", arguments: [0.3, 0.5, 2])
  func critical(duration: Double) {
    let spring = Spring(duration: duration)
    let frequency = 2 * Double.pi / duration
    #expect(abs(spring.velocity(target: 1.0, time: 1 / frequency) - frequency / M_E) < 1e-10)
    #expect(abs(spring.value(target: 1.0, time: 1 / frequency) - (1 - 2 / M_E)) < 1e-12)
    let turn = 2 * Double.pi
    let left = (1 + turn) * exp(-turn)
    #expect(abs(1 - spring.value(target: 1.0, time: duration) - left) < 1e-12)
  }

  @Test("steps that come one after the other are the closed form", arguments: [-0.3, 0, 0.4])
  func update(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    var (value, velocity) = (10.0, -40.0)
    for _ in 0..<42 { spring.update(value: &value, velocity: &velocity, target: 30, deltaTime: 1.0 / 60) }
    let expected = Self.swing(2 * .pi / 0.7, Self.ratio(bounce), -40.0 / 20, 0.7)
    #expect(abs(value - (10 + 20 * expected.value)) < 1e-8)
    #expect(abs(velocity - 20 * expected.velocity) < 1e-6)
  }

  @Test("a target that moves on the way is followed with the speed that there is")
  func movedTarget() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    var (value, velocity) = (0.0, 0.0)
    spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.1)
    let first = Self.swing(4 * .pi, 0.8, 0, 0.1)
    #expect(abs(value - 100 * first.value) < 1e-9 && abs(velocity - 100 * first.velocity) < 1e-8)
    spring.update(value: &value, velocity: &velocity, target: -50, deltaTime: 0.2)
    let way = -50 - 100 * first.value
    let then = Self.swing(4 * .pi, 0.8, 100 * first.velocity / way, 0.2)
    #expect(abs(value - (100 * first.value + way * then.value)) < 1e-9)
    #expect(abs(velocity - way * then.velocity) < 1e-8)
  }
}
