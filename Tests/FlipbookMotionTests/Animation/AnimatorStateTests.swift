import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@Suite("values that change timeline")
struct AnimatorStateTests {
  static let springs: [Animation] = [
    .smooth, .bouncy, .spring(response: 0.3, dampingFraction: 0.4), .interactiveSpring, .bouncy.speed(1.7),
    .spring(Spring(duration: 0.8, bounce: -0.4), blendDuration: 0.2), .snappy.logicallyComplete(after: 0.1),
    .interactiveSpring(duration: 0.4, extraBounce: 0.2, blendDuration: 0.3).speed(0.8),
  ]
  static let others: [Animation] = [
    .linear(duration: 0.7), .easeInOut(duration: 0.9), .easeOut,
    .interpolatingSpring(stiffness: 90, damping: 7),
    .linear(duration: 0.3).repeatForever(), .easeIn(duration: 0.4).delay(0.2), .bouncy.delay(0.15),
    .easeInOut.repeatCount(3).speed(0.7), .smooth.repeatForever(),
  ]

  @Test("the value is continuous at every change of timeline")
  func continuity() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<200 {
      var animator = AnimatorState(SIMD2(0.0, 5))
      var time = 0.0
      for _ in 0..<12 {
        let animation = (Self.springs + Self.others).randomElement(using: &random)!
        let before = animator.value(at: time)
        _ = animator.retarget(
          to: SIMD2(random.number(-100...100), random.number(-1...1)), animation: animation, at: time)
        let after = animator.value(at: time)
        #expect((after - before).magnitudeSquared.squareRoot() < 1e-9)
        time += random.number(0.001...0.6)
      }
    }
  }

  @Test("springs keep their velocity at every change of timeline")
  func velocityContinuity() {
    var random = SeededNumbers(seed: 12)
    for round in 0..<200 {
      var animator = AnimatorState(0.0)
      var time = 0.0
      // Every other round something else runs underneath.
      if round % 2 == 1 {
        _ = animator.retarget(to: 50, animation: .easeInOut(duration: 20), at: 0)
        time = random.number(0.1...2)
      }
      _ = animator.retarget(to: 10, animation: Self.springs.randomElement(using: &random)!, at: time)
      for _ in 0..<8 {
        time += random.number(0.01...0.35)
        let before = animator.velocity(at: time)
        let h = 1e-7
        let secant = (animator.value(at: time) - animator.value(at: time - h)) / h
        _ = animator.retarget(
          to: random.number(-100...100), animation: Self.springs.randomElement(using: &random)!, at: time)
        let after = animator.velocity(at: time)
        let nextSecant = (animator.value(at: time + h) - animator.value(at: time)) / h
        #expect(abs(before - after) < 1e-8 * max(1, abs(before)))
        #expect(abs(secant - before) < 2e-2 + 1e-4 * abs(before))
        #expect(abs(nextSecant - after) < 2e-2 + 1e-4 * abs(after))
        #expect(animator.depth == 1)
      }
    }
  }

  @Test("a spring that takes over from anything else starts with no velocity")
  func takesOver() {
    for animation in [
      Animation.easeInOut(duration: 1), .interpolatingSpring(stiffness: 20, damping: 4), .smooth.delay(0.1),
    ] {
      var animator = AnimatorState(0.0)
      _ = animator.retarget(to: 100, animation: animation, at: 0)
      let place = animator.value(at: 0.5)
      _ = animator.retarget(to: 0, animation: .bouncy, at: 0.5)
      let expected = place - Spring.bouncy.value(target: place, time: 0.1)
      #expect(abs(animator.value(at: 0.6) - expected) < 1e-9)
      #expect(animator.depth == 1)
    }
  }

  @Test("a value that is moved keeps what it still has to go")
  func moved() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    animator.move(to: 50)
    #expect(abs(animator.value(at: 0.25) - 42.5) < 1e-12)
    #expect(animator.remainder(at: 0.25) == -7.5)
    #expect(animator.value(at: 1) == 50)
  }

  @Test("two changes at one time go their ways as one")
  func atOneTime() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 10, animation: .linear(duration: 1), at: 0.5)
    _ = animator.retarget(to: 30, animation: .linear(duration: 1), at: 0.5)
    #expect(animator.depth == 1)
    #expect(animator.value(at: 1) == 15)
  }

  @Test("changes at one time in updates of their own are gone one after the other")
  func atOneTimeInTwoUpdates() {
    var animator = AnimatorState(1.0)
    _ = animator.retarget(to: 2, animation: .linear(duration: 1), at: 0, update: 1)
    _ = animator.retarget(to: 1, animation: .linear(duration: 1).delay(1), at: 0, update: 2)
    #expect(abs(animator.value(at: 0.5) - 1.5) < 1e-9)
    #expect(abs(animator.value(at: 1) - 2) < 1e-9)
    #expect(abs(animator.value(at: 1.5) - 1.5) < 1e-9)
    #expect(animator.value(at: 2.1) == 1)
  }

  /// A vector whose `+` and `-` have the shorter length and whose `+=` and `-=` that of the left side.
  private struct Ragged: VectorArithmetic {
    var values: [Double]
    static var zero: Ragged { Ragged(values: [0]) }
    static func + (a: Ragged, b: Ragged) -> Ragged { Ragged(values: zip(a.values, b.values).map { $0 + $1 }) }
    static func - (a: Ragged, b: Ragged) -> Ragged { Ragged(values: zip(a.values, b.values).map { $0 - $1 }) }
    static func += (a: inout Ragged, b: Ragged) {
      for (index, value) in zip(a.values.indices, b.values) { a.values[index] += value }
    }
    static func -= (a: inout Ragged, b: Ragged) {
      for (index, value) in zip(a.values.indices, b.values) { a.values[index] -= value }
    }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  @Test("a vector that grows longer animates all of its numbers")
  func longer() {
    var animator = AnimatorState(Ragged.zero)
    _ = animator.retarget(to: Ragged(values: [50, 100, 75]), animation: .linear(duration: 1), at: 0)
    #expect(animator.value(at: 0.5).values == [25, 50, 37.5])
    #expect(animator.value(at: 1).values == [50, 100, 75])
  }

  /// A list of numbers, whose zero has none: what is added to it is lost.
  private struct Listed: VectorArithmetic {
    var values: [Double]
    static var zero: Listed { Listed(values: []) }
    static func + (a: Listed, b: Listed) -> Listed {
      var sum = a
      sum += b
      return sum
    }
    static func - (a: Listed, b: Listed) -> Listed {
      var rest = a
      rest -= b
      return rest
    }
    static func += (a: inout Listed, b: Listed) {
      for (index, value) in zip(a.values.indices, b.values) { a.values[index] += value }
    }
    static func -= (a: inout Listed, b: Listed) {
      for (index, value) in zip(a.values.indices, b.values) { a.values[index] -= value }
    }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  /// adellibovi/SwiftUI-PathAnimations, whose paths are such lists.
  @Test("lists go as numbers do, by springs and while others are under way")
  func lists() {
    for animation in Self.springs + [.interpolatingSpring(stiffness: 200, damping: 10), .linear(duration: 1)]
    {
      var list = AnimatorState(Listed(values: [0]))
      var number = AnimatorState(0.0)
      for (target, time) in [(100.0, 0.0), (-40, 0.3), (30, 0.5)] {
        _ = list.retarget(to: Listed(values: [target]), animation: animation, at: time)
        _ = number.retarget(to: target, animation: animation, at: time)
        for later in [0.05, 0.1, 0.15] {
          let (shown, wanted) = (list.value(at: time + later).values, number.value(at: time + later))
          #expect(abs((shown.first ?? .infinity) - wanted) < 1e-6, "\(animation) \(shown) \(wanted)")
        }
      }
    }
  }

  @Test("a blend changes the response by smoothstep, and takes the new damping at once")
  func blendByIntegration() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 100, animation: .spring(response: 1, dampingFraction: 1), at: 0)
    let (start, velocity) = (animator.value(at: 0.2), animator.velocity(at: 0.2))
    _ = animator.retarget(
      to: -100, animation: .spring(response: 0.2, dampingFraction: 0.8, blendDuration: 0.5), at: 0.2)
    var (place, speed) = (start, velocity)
    let step = 1e-5
    for index in 0..<30_000 {
      let share = Double(index) * step / 0.5
      let response = 0.2 + 0.8 * (1 - share * share * (3 - 2 * share))
      let frequency = 2 * .pi / response
      speed += (-frequency * frequency * (place + 100) - 2 * 0.8 * frequency * speed) * step
      place += speed * step
    }
    #expect(abs(animator.value(at: 0.5) - place) < 0.5)
  }

  @Test("the velocity is the rate of change, also of sums")
  func velocity() {
    var random = SeededNumbers(seed: 13)
    for _ in 0..<100 {
      var animator = AnimatorState(0.0)
      var time = 0.0
      for _ in 0..<4 {
        _ = animator.retarget(
          to: random.number(-10...10), animation: (Self.springs + Self.others).randomElement(using: &random)!,
          at: time)
        time += random.number(0.05...0.3)
      }
      for _ in 0..<5 {
        time += 0.037
        let h = 1e-6
        let before = animator.value(at: time - h)
        let after = animator.value(at: time + h)
        let middle = animator.value(at: time)
        // Leave out the corners of linear and repeating animations and the last step of springs.
        guard abs(after - 2 * middle + before) < 1e-7 else { continue }
        #expect(abs(animator.velocity(at: time) - (after - before) / (2 * h)) < 1e-3)
      }
    }
  }

  @Test("any-order evaluation equals in-order evaluation")
  func anyOrder() {
    var random = SeededNumbers(seed: 14)
    for _ in 0..<60 {
      var animator = AnimatorState(0.0)
      var time = 0.0
      for _ in 0..<5 {
        _ = animator.retarget(
          to: random.number(-10...10), animation: (Self.springs + Self.others).randomElement(using: &random)!,
          at: time)
        time += random.number(0.01...0.3)
      }
      let start = time
      let times = (0..<60).map { start + Double($0) / 30 }
      let shuffled = times.shuffled(using: &random)
      let anyOrder = Dictionary(uniqueKeysWithValues: shuffled.map { ($0, animator.value(at: $0)) })
      for time in times {
        _ = animator.advance(to: time)
        #expect(animator.value(at: time) == anyOrder[time])
      }
    }
  }

  @Test("animations that don't merge add up as the semantics say")
  func additive() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 100, animation: .linear(duration: 1), at: 0)
    _ = animator.retarget(to: 200, animation: .linear(duration: 1), at: 0.5)
    // At .75 the first is at 75; the second is a quarter of the way from there to 200.
    #expect(animator.value(at: 0.75) == 106.25)
    #expect(animator.depth == 2)
    #expect(animator.value(at: 1.25) == 175)
    #expect(animator.value(at: 1.5) == 200)
    #expect(animator.finishTime == 1.5)
  }

  @Test("the last animation ends those it was stacked on, endless ones too")
  func endsEndless() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 100, animation: .linear(duration: 0.3).repeatForever(), at: 0)
    #expect(animator.finishTime == .infinity)
    _ = animator.retarget(to: 0, animation: .easeOut(duration: 0.4), at: 1)
    _ = animator.advance(to: 1.5)
    #expect(!animator.isAnimating)
    #expect(animator.value(at: 1.5) == 0)
  }

  @Test("what is over is dropped, and the target is met exactly")
  func pruning() {
    var animator = AnimatorState(0.1)
    for step in 0..<200 {
      _ = animator.retarget(
        to: Double(step) * 0.37, animation: .easeInOut(duration: 0.35), at: Double(step) * 0.1)
      #expect(animator.depth <= 4)
    }
    _ = animator.advance(to: 100)
    #expect(animator.value(at: 100) == 199 * 0.37)
    #expect(animator.finishTime == -.infinity)
  }

  @Test("a spring starts with the velocity of a finger that let go")
  func initialVelocity() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 10, animation: .bouncy, at: 2, initialVelocity: 300)
    #expect(animator.velocity(at: 2) == 300)
    let spring = Spring.bouncy
    #expect(
      abs(animator.value(at: 2.1) - spring.value(target: 10.0, initialVelocity: 300, time: 0.1)) < 1e-12)
  }

  @Test("a blend ends in the motion of the new spring")
  func blend() {
    let quick = Spring(response: 0.2, dampingRatio: 0.7)
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 100, animation: .smooth(duration: 1), at: 0)
    _ = animator.retarget(to: 50, animation: .spring(quick, blendDuration: 0.25), at: 0.3)
    var value = animator.value(at: 0.55)
    var velocity = animator.velocity(at: 0.55)
    quick.update(value: &value, velocity: &velocity, target: 50, deltaTime: 0.1)
    #expect(abs(animator.value(at: 0.65) - value) < 1e-9)
    // During the blend the spring is softer than at its end.
    var direct = AnimatorState(0.0)
    _ = direct.retarget(to: 100, animation: .smooth(duration: 1), at: 0)
    _ = direct.retarget(to: 50, animation: .spring(quick), at: 0.3)
    #expect(animator.value(at: 0.4) > direct.value(at: 0.4) + 1)
    #expect(animator.finishTime > 0.55 && animator.finishTime < 2)
    #expect(abs(animator.value(at: animator.finishTime - 1e-6) - 50) < 0.002)
  }

  @Test("a new target that is the old one changes nothing and completes at once")
  func sameTarget() {
    var animator = AnimatorState(3.0)
    let completion = AnimationCompletion(criteria: .removed) {}
    let done = animator.retarget(to: 3, animation: .bouncy, at: 0, completions: [completion])
    #expect(done.count == 1 && done[0] === completion && !animator.isAnimating)
  }

  @Test("logical completion comes at its own time, removal when all is over")
  func completions() {
    var animator = AnimatorState(0.0)
    let logical = AnimationCompletion(criteria: .logicallyComplete) {}
    let removed = AnimationCompletion(criteria: .removed) {}
    let later = AnimationCompletion(criteria: .logicallyComplete) {}
    _ = animator.retarget(to: 100, animation: .smooth, at: 0, completions: [logical, removed])
    _ = animator.retarget(to: 0, animation: .smooth(duration: 1), at: 0.25, completions: [later])
    #expect(animator.depth == 1)
    #expect(animator.advance(to: 0.49).isEmpty)
    let first = animator.advance(to: 0.5)
    #expect(first.count == 1 && first[0] === logical)
    #expect(animator.advance(to: 1.2).isEmpty)
    let second = animator.advance(to: 1.25)
    #expect(second.count == 1 && second[0] === later)
    #expect(animator.advance(to: 1.6).isEmpty)
    let last = animator.advance(to: 9)
    #expect(last.count == 1 && last[0] === removed)
    #expect(animator.advance(to: 10).isEmpty)
  }

  @Test("a jump ends everything and completes everything")
  func jump() {
    var animator = AnimatorState(0.0)
    let completion = AnimationCompletion(criteria: .removed) {}
    _ = animator.retarget(to: 100, animation: .linear.repeatForever(), at: 0, completions: [completion])
    let done = animator.jump(to: 7)
    #expect(done.count == 1 && !animator.isAnimating && animator.value(at: 0.1) == 7)
    #expect(animator.velocity(at: 0.1) == 0)
  }

  @Test("a completion runs once, when all animations it was reported are complete")
  func completion() {
    var count = 0
    let completion = AnimationCompletion(criteria: .removed) { count += 1 }
    completion.animationStarted()
    completion.animationStarted()
    #expect(!completion.animationCompleted())
    #expect(!completion.seal())
    #expect(completion.animationCompleted())
    completion.run()
    completion.run()
    #expect(count == 1 && !completion.isPending)
    let idle = AnimationCompletion(criteria: .removed) {}
    #expect(idle.seal())
  }
}
