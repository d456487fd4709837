import FlipbookMotion
import Foundation
import Testing

@Suite("animation factories and modifiers")
struct AnimationFactoryTests {
  /// The value at a time on the way from 0 to 1; nil when over.
  private func at(_ time: Double, _ animation: Animation, to value: Double = 1) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: value, time: time, context: &context)
  }

  @Test("curves have their published defaults")
  func curveDefaults() {
    for (short, long) in [
      (Animation.linear, Animation.linear(duration: 0.35)), (.easeIn, .easeIn(duration: 0.35)),
      (.easeOut, .easeOut(duration: 0.35)), (.easeInOut, .easeInOut(duration: 0.35)),
      (.timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(.bezier(0.1, 0.2, 0.3, 0.4), duration: 0.35)),
    ] {
      #expect(short == long)
      #expect(short.finishTime(value: 1.0) == 0.35)
    }
    #expect(Animation.easeIn != .easeOut)
    #expect(at(0.25, .easeIn(duration: 0.5)) == UnitCurve.easeIn.value(at: 0.5))
    #expect(at(0.5, .linear(duration: 0.5)) == nil)
  }

  @Test("springs have their published defaults")
  func springDefaults() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .default)
    #expect(Animation.spring() == .smooth)
    #expect(Animation.smooth == .default)
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(Spring(duration: 1, bounce: 0.3 + 0.1)))
    #expect(
      Animation.spring(dampingFraction: 0.825)
        == .spring(Spring(response: 0.5, dampingRatio: 0.825), blendDuration: 0))
    #expect(Animation.spring(response: 0.4) == .spring(Spring(response: 0.4, dampingRatio: 0.825)))
    #expect(
      Animation.interactiveSpring
        == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(duration: 0.15)
        == .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10), initialVelocity: 0))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
  }

  @Test("a spring animation is the spring, until it rests")
  func springValues() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for time in [0, 0.1, 0.4, 0.8] {
      #expect(abs(at(time, .bouncy)! - spring.value(target: 1.0, time: time)) < 1e-15)
    }
    #expect(
      abs(Animation.bouncy.finishTime(value: 1.0) - spring.restingTime(target: 1.0, epsilon: 0.001)) < 1e-12)
    #expect(abs(Animation.smooth.finishTime(value: 1.0) - 0.735) < 5e-4)
    #expect(at(0.8634, .bouncy) == nil)
    #expect(at(0.8626, .bouncy) != nil)
  }

  @Test("a long way takes a spring longer, so that its last step is never seen")
  func longWay() {
    let time = Animation.smooth.finishTime(value: 500.0)
    #expect(time > 1 && time < 1.5)
    #expect(abs(at(time - 1e-6, .smooth, to: 500)! - 500) < 0.0011)
    let short = Animation.interpolatingSpring.finishTime(value: 0.2)
    #expect(abs(short - Spring.smooth.restingTime(target: 1.0, epsilon: 0.001)) < 1e-12)
  }

  @Test("interpolating springs take over-damping as critical and have a first velocity")
  func interpolatingSpring() {
    let over = Animation.interpolatingSpring(Spring(duration: 0.5, bounce: -0.5))
    #expect(abs(at(0.2, over)! - Spring.smooth.value(target: 1.0, time: 0.2)) < 1e-15)
    let quick = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 8)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(
      abs(at(0.1, quick, to: 50)! - 50 * spring.value(target: 1.0, initialVelocity: 8, time: 0.1)) < 1e-12)
  }

  @Test("delay holds the start and moves the end")
  func delay() {
    let animation = Animation.linear(duration: 1).delay(0.5)
    #expect(at(0.25, animation) == 0)
    #expect(at(1, animation) == 0.5)
    #expect(at(1.5, animation) == nil)
    #expect(animation.finishTime(value: 1.0) == 1.5)
    #expect(at(0, .linear(duration: 1).delay(-0.25)) == 0.25)
  }

  @Test("speed multiplies time")
  func speed() {
    let animation = Animation.linear(duration: 1).speed(2)
    #expect(at(0.25, animation) == 0.5)
    #expect(animation.finishTime(value: 1.0) == 0.5)
    #expect(at(1000, .linear(duration: 1).speed(0)) == 0)
    #expect(Animation.linear(duration: 1).speed(0).finishTime(value: 1.0) == .infinity)
    var context = AnimationContext<Double>()
    _ = animation.animate(value: 4, time: 0.25, context: &context)
    #expect(animation.velocity(value: 4, time: 0.25, context: context) == 8)
  }

  @Test("repeatCount counts backward runs")
  func repeatCount() {
    let three = Animation.linear(duration: 1).repeatCount(3)
    #expect([0.25, 1.25, 2.25].map { at($0, three) } == [0.25, 0.75, 0.25])
    #expect(at(2.999, three)! > 0.99)
    #expect(at(3, three) == nil)
    let two = Animation.linear(duration: 1).repeatCount(2)
    #expect(at(1.999, two)! < 0.01)
    #expect(two.finishTime(value: 1.0) == 2)
    let forward = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(at(1.25, forward) == 0.25)
  }

  @Test(
    "a run backwards begins as the one before it did",
    arguments: [
      Animation.easeIn(duration: 0.8), .bouncy, .interpolatingSpring(stiffness: 90, damping: 9),
      .linear.delay(0.2),
    ])
  func reversing(animation: Animation) {
    let length = animation.turn(value: 1.0, context: AnimationContext())
    let repeated = animation.repeatForever()
    for offset in [0.01, 0.2, 0.33] {
      let there = at(offset, repeated)!
      #expect(abs(at(length + offset, repeated)! + there - 1) < 1e-12)
      #expect(abs(at(3 * length + offset, repeated)! + there - 1) < 1e-9)
    }
  }

  private typealias Turn = (animation: Animation, way: Double, frames: Double)
  /// The first three were recorded: scales by 0.2, 0.5 and 0.55 in both directions.
  private static let turns: [Turn] = [
    (Animation.spring(response: 0.55, dampingFraction: 0.825), 0.2, 34),
    (Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25), 0.5, 12),
    (Animation.spring(response: 0.9, dampingFraction: 1, blendDuration: 1), 0.55, 74),
    (Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), 0.5, 37.7),
    (Animation.spring(response: 0.9, dampingFraction: 1).delay(0.2), 0.55, 86),
    (Animation.spring(response: 0.9, dampingFraction: 1).speed(2), 0.55, 37),
  ]

  @Test(
    "a repeated spring begins anew when it has come to rest, as on the phone", arguments: 0..<turns.count)
  func springTurn(index: Int) throws {
    let (animation, way, frames) = Self.turns[index]
    let scale = AnimatablePair(way, way)
    #expect(abs(animation.turn(value: scale, context: AnimationContext()) - frames / 60) < 0.001)
    let exact = animation.turn(value: 1.0, context: AnimationContext())
    let repeated = animation.repeatForever(autoreverses: false)
    for time in [0.05, 0.3] {
      #expect(abs(try #require(at(time, repeated)) - #require(at(exact * 1000 + time, repeated))) < 1e-9)
    }
    let there = animation.repeatForever()
    let (back, first) = (try #require(at(exact + 0.05, there)), try #require(at(0.05, animation)))
    #expect(abs(back + first - 1) < 1e-9)
    #expect(abs(try #require(at(2 * exact + 1e-9, there))) < 1e-6)
  }

  @Test("the way back begins as the way there did, with its delay")
  func wayBack() throws {
    let ease = Animation.easeIn(duration: 1)
    for time in [0.1, 0.5, 0.9] {
      let back = try #require(at(1 + time, ease.repeatForever()))
      #expect(abs(back - (1 - UnitCurve.easeIn.value(at: time))) < 1e-9)
    }
    let delayed = Animation.linear(duration: 0.5).delay(0.25).repeatForever()
    #expect(at(0.9, delayed) == 1)
    #expect(abs(try #require(at(1.25, delayed)) - 0.5) < 1e-9)
  }

  @Test("a spring damped without end jumps, and takes a fifth of its duration")
  func endlessDamping() {
    let animation = Animation.spring(duration: 1, bounce: -1)
    #expect(at(0, animation) == nil)
    #expect(animation.logicalDuration == 0)
  }

  @Test(
    "animations say how long they take until they count as complete",
    arguments: [
      (Animation.linear(duration: 0.7), 0.7), (.spring(duration: 0.4, bounce: 0.2), 0.4),
      (.linear(duration: 2).delay(0.2), 2.2), (.smooth.speed(2), 0.25),
      (.linear(duration: 1).logicallyComplete(after: 0.3), 0.3),
      (.linear(duration: 1).logicallyComplete(after: 0.3).delay(0.5), 0.8),
      (.linear(duration: 0.5).repeatCount(3), 1.5), (.linear.repeatForever(), .infinity),
    ])
  func logicalDuration(animation: Animation, seconds: Double) {
    #expect(animation.logicalDuration == seconds || abs(animation.logicalDuration - seconds) < 1e-12)
  }

  @Test("the last run of a repeated spring comes to rest")
  func lastSpring() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let twice = spring.repeatCount(2, autoreverses: false)
    let turn = spring.turn(value: 1.0, context: AnimationContext())
    #expect(abs(twice.finishTime(value: 1.0) - turn - spring.finishTime(value: 1.0)) < 1e-9)
    #expect(abs(try #require(at(turn + 0.3, twice)) - #require(at(0.3, spring))) < 1e-9)
    #expect(abs(spring.repeatCount(2).finishTime(value: 1.0) - twice.finishTime(value: 1.0)) < 1e-9)
  }

  @Test("repeatForever never ends")
  func repeatForever() {
    let forever = Animation.linear(duration: 0.5).repeatForever()
    #expect(at(1_000_000.125, forward: forever) == 0.25)
    #expect(at(1_000_000.625, forward: forever) == 0.75)
    #expect(forever.finishTime(value: 1.0) == .infinity)
    let delayed = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect([0.5, 1.5, 2.5, 3.5].map { at($0, delayed) } == [0, 0.5, 0, 0.5])
    // An endless animation repeats as itself.
    #expect(at(0.25, Animation.linear(duration: 1).repeatForever().repeatCount(2)) == 0.25)
  }

  private func at(_ time: Double, forward animation: Animation) -> Double? { at(time, animation) }

  @Test("modifiers combine in the order written")
  func order() {
    #expect(at(0.75, .linear(duration: 1).delay(1).speed(2)) == 0.5)
    #expect(at(1.25, .linear(duration: 1).speed(2).delay(1)) == 0.5)
    #expect(Animation.linear(duration: 1).repeatCount(3).speed(3).finishTime(value: 1.0) == 1)
  }

  @Test("logical completion comes at a spring's duration, at the end of a curve, or when asked")
  func logicalCompletion() {
    func isComplete(_ animation: Animation, _ time: Double) -> Bool {
      var context = AnimationContext<Double>()
      _ = animation.animate(value: 100, time: time, context: &context)
      return context.isLogicallyComplete
    }
    #expect(!isComplete(.smooth, 0.49) && isComplete(.smooth, 0.5))
    #expect(!isComplete(.linear(duration: 1), 0.99) && isComplete(.linear(duration: 1), 1))
    let early = Animation.linear(duration: 1).logicallyComplete(after: 0.25)
    #expect(!isComplete(early, 0.24) && isComplete(early, 0.25))
    #expect(early.finishTime(value: 1.0) == 1)
    // A longer time doesn't hold an animation up.
    #expect(isComplete(Animation.linear(duration: 1).logicallyComplete(after: 9), 1))
    let twice = Animation.smooth.repeatCount(2, autoreverses: false)
    #expect(!isComplete(twice, 0.6))
    let turn = Animation.smooth.turn(value: 100.0, context: AnimationContext())
    #expect(isComplete(twice, Animation.smooth.finishTime(value: 100.0) + turn + 0.05))
    #expect(!isComplete(Animation.smooth.repeatForever(), 100))
  }

  @Test(
    "the velocity is the rate of change",
    arguments: [
      Animation.linear(duration: 1), .easeInOut(duration: 0.8), .bouncy,
      .spring(Spring(duration: 0.5, bounce: -0.3)),
      .interpolatingSpring(stiffness: 80, damping: 6, initialVelocity: 3), .bouncy.delay(0.1).speed(1.5),
      .easeIn(duration: 0.3).repeatCount(5), .timingCurve(.circularEaseOut, duration: 1),
      .smooth.logicallyComplete(after: 0.1),
    ])
  func velocity(animation: Animation) {
    for time in [0.07, 0.23, 0.41, 0.58] {
      let h = 1e-6
      guard let before = at(time - h, animation), let after = at(time + h, animation) else { continue }
      let velocity = animation.velocity(value: 1.0, time: time, context: AnimationContext())!
      #expect(abs(velocity - (after - before) / (2 * h)) < 1e-4)
    }
  }

  @Test("animations compare, hash and describe themselves")
  func identity() {
    #expect(Animation.easeIn.delay(1) == Animation.easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != Animation.easeIn.delay(2))
    #expect(Set([Animation.easeIn, .easeIn, .easeOut, .smooth, .default]).count == 3)
    #expect(String(describing: Animation.linear(duration: 2).delay(1)) == "linear, 2.0 s, delayed by 1.0 s")
    #expect(String(describing: Animation.bouncy.repeatForever()).contains("for ever, back and forth"))
    #expect(Animation.easeIn.base.hashValue == Animation.easeIn.base.hashValue)
  }

  @Test("bad numbers give a defined result and a diagnostic")
  func badInput() {
    let cases: [(String, () -> Animation)] = [
      ("motion.duration.zero", { .linear(duration: 0) }),
      ("motion.duration.negative", { .easeIn(duration: -2) }),
      ("motion.duration.not-a-number", { .easeInOut(duration: .nan) }),
      ("motion.duration.negative", { .spring(response: -1) }),
      ("motion.duration.zero", { .spring(duration: 0) }),
      ("motion.spring.physics", { .interpolatingSpring(mass: 0, stiffness: 10, damping: 1) }),
      ("motion.spring.physics", { .interpolatingSpring(stiffness: 0, damping: 1) }),
      ("motion.animation.repeat-count", { .linear.repeatCount(0) }),
      ("motion.animation.repeat-count", { .linear.repeatCount(-3) }),
    ]
    for (code, make) in cases {
      let (animation, codes) = diagnosed(make)
      #expect(codes == [code])
      #expect(at(0, animation) == nil)
      #expect(at(5, animation) == nil)
      #expect(animation.finishTime(value: 1.0) == 0)
    }
    #expect(diagnosed { Animation.linear.delay(.nan) }.codes == ["motion.not-finite"])
    #expect(diagnosed { Animation.linear.delay(.infinity) }.result == .linear.delay(0))
    #expect(diagnosed { Animation.linear.speed(.nan) }.result == .linear.speed(1))
    let (backwards, codes) = diagnosed { Animation.linear.speed(-1) }
    #expect(codes == ["motion.animation.speed"] && at(9, backwards) == 0)
    #expect(diagnosed { Animation.spring(Spring(), blendDuration: -1) }.codes == ["motion.spring.blend"])
    #expect(at(.nan, .linear(duration: 1)) == nil)
  }

  @Test("an endless repeat of nothing ends at once, with a diagnostic")
  func endlessNothing() {
    let (value, codes) = diagnosed {
      let animation = Animation.linear(duration: 0).repeatForever()
      return at(3, animation)
    }
    #expect(value == nil)
    #expect(codes == ["motion.duration.zero", "motion.animation.repeat-zero-length"])
    #expect(diagnosed { at(3, .linear(duration: 0).repeatCount(1_000_000)) }.result == nil)
  }
}
