import FlipbookMotion
import Foundation
import Testing

/// Animations with several modifiers against closed forms.
@Suite("animations by closed forms")
struct AnimationClosedFormTests {
  private func at(_ time: Double, _ animation: Animation, to value: Double = 1) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: value, time: time, context: &context)
  }

  @Test("an old spring is a response and a damping", arguments: [(0.3, 0.5), (0.55, 0.825), (0.8, 0.2)])
  func oldSpring(response: Double, damping: Double) throws {
    let animation = Animation.spring(response: response, dampingFraction: damping)
    let frequency = 2 * Double.pi / response
    let turn = frequency * (1 - damping * damping).squareRoot()
    for time in [0.03, 0.1, 0.22] {
      let e = exp(-damping * frequency * time)
      let expected = 1 - e * (cos(turn * time) + damping * frequency / turn * sin(turn * time))
      #expect(abs(try #require(at(time, animation, to: 60)) - 60 * expected) < 1e-9)
    }
  }

  @Test("an interpolating spring counts its first speed in ways a second", arguments: [-6.0, 0, 9])
  func interpolating(speed: Double) throws {
    let animation = Animation.interpolatingSpring(mass: 2, stiffness: 90, damping: 9, initialVelocity: speed)
    let frequency = 45.0.squareRoot()
    let decay = 9.0 / 4
    let turn = (frequency * frequency - decay * decay).squareRoot()
    for time in [0.05, 0.2, 0.6] {
      let e = exp(-decay * time)
      let expected = 1 - e * (cos(turn * time) + (decay - speed) / turn * sin(turn * time))
      #expect(abs(try #require(at(time, animation, to: 30)) - 30 * expected) < 1e-9)
    }
  }

  @Test("extra bounce adds to the presets'")
  func presets() throws {
    for (animation, bounce) in [
      (Animation.snappy(duration: 0.6, extraBounce: 0.1), 0.25),
      (.bouncy(duration: 0.6, extraBounce: 0.2), 0.5),
      (.smooth(duration: 0.6, extraBounce: 0.05), 0.05),
    ] {
      let ratio = 1 - bounce
      let frequency = 2 * Double.pi / 0.6
      let turn = frequency * (1 - ratio * ratio).squareRoot()
      let e = exp(-ratio * frequency * 0.2)
      let expected = 1 - e * (cos(turn * 0.2) + ratio * frequency / turn * sin(turn * 0.2))
      #expect(abs(try #require(at(0.2, animation)) - expected) < 1e-9)
    }
  }

  @Test("legs, waits and speeds combine", arguments: [0.0, 0.1, 0.24, 0.3, 0.49])
  func combined(part: Double) {
    // Twice as fast: legs of 0.5 s, after 0.25 s.
    let animation = Animation.linear(duration: 1).repeatCount(3).delay(0.5).speed(2)
    #expect(at(part * 0.5, animation) == 0)
    #expect(abs(at(0.25 + part, animation)! - 2 * part) < 1e-12)
    #expect(abs(at(0.75 + part, animation)! - (1 - 2 * part)) < 1e-9)
    #expect(abs(at(1.25 + part, animation)! - 2 * part) < 1e-9)
    #expect(at(1.76, animation) == nil)
    #expect(abs(animation.finishTime(value: 1.0) - 1.75) < 1e-12)
  }

  @Test("a leg that waits waits in each turn", arguments: [0.05, 0.15, 0.19])
  func waitingLegs(part: Double) {
    let animation = Animation.easeIn(duration: 0.6).delay(0.2).repeatForever(autoreverses: false)
    #expect(at(part, animation) == 0)
    #expect(abs(at(4 * 0.8 + part, animation)!) < 1e-9)
    let curve = UnitCurve.easeIn.value(at: part / 0.6)
    #expect(abs(at(4 * 0.8 + 0.2 + part, animation)! - curve) < 1e-9)
  }

  @Test("the speed of a leg is the curve's, and turned round on the way back")
  func speeds() throws {
    let animation = Animation.easeOut(duration: 0.5).repeatForever()
    for time in [0.1, 0.25, 0.4] {
      let slope = UnitCurve.easeOut.velocity(at: time / 0.5) / 0.5
      let there = try #require(animation.velocity(value: 3.0, time: time, context: AnimationContext()))
      let back = try #require(animation.velocity(value: 3.0, time: 0.5 + time, context: AnimationContext()))
      #expect(abs(there - 3 * slope) < 1e-6 && abs(back + 3 * slope) < 1e-5)
    }
  }
}
