import FlipbookMotion
import Foundation
import Testing

@Suite("custom animations")
struct CustomAnimationTests {
  /// Straight to the target in a second; doesn't say when it will end.
  struct Straight: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }

  struct CallCount: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  /// Moves by a tenth each time it is asked: keeps state.
  struct Counting: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[CallCount.self] += 1
      if context.state[CallCount.self] > 5 { context.isLogicallyComplete = true }
      return context.state[CallCount.self] > 10
        ? nil : value.scaled(by: Double(context.state[CallCount.self]) / 10)
    }
  }

  /// Merges with its own kind and starts anew from where that was.
  struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 2 ? value.scaled(by: time / 2) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      context.state[CallCount.self] += 1
      return previous.base is Merging
    }
  }

  struct Level: EnvironmentKey {
    static var defaultValue: Double { 1 }
  }

  /// Goes to the level that the environment says.
  struct Environmental: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      value.scaled(by: context.environment[Level.self])
    }
  }

  @Test("the end of an animation that doesn't say is found by asking")
  func finishTime() {
    #expect(abs(Animation(Straight()).finishTime(value: 1.0) - 1) < 1e-12)
    #expect(Animation(Environmental()).finishTime(value: 1.0) == .infinity)
  }

  @Test("they repeat, with the length of a run found by asking")
  func repeats() {
    var context = AnimationContext<Double>()
    let animation = Animation(Straight()).repeatCount(4)
    let values = [0.25, 1.25, 2.25, 3.25].map { animation.animate(value: 1.0, time: $0, context: &context)! }
    for (value, expected) in zip(values, [0.25, 0.75, 0.25, 0.75]) { #expect(abs(value - expected) < 1e-9) }
    #expect(animation.animate(value: 1.0, time: 4.001, context: &context) == nil)
  }

  @Test("state is kept from frame to frame")
  func state() {
    var animator = AnimatorState(0.0)
    let completion = AnimationCompletion(criteria: .logicallyComplete) {}
    _ = animator.retarget(to: 10, animation: Animation(Counting()), at: 0, completions: [completion])
    for frame in 1...3 { #expect(animator.advance(to: Double(frame)).isEmpty) }
    // Asking leaves no trace.
    #expect(animator.value(at: 4) == 4 && animator.value(at: 4) == 4)
    for frame in 4...5 { _ = animator.advance(to: Double(frame)) }
    #expect(animator.value(at: 6) == 6)
    #expect(animator.isAnimating)
    for frame in 6...11 { _ = animator.advance(to: Double(frame)) }
    #expect(!animator.isAnimating)
    #expect(animator.value(at: 11) == 10)
  }

  @Test("one that merges takes over time and state")
  func merging() {
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 10, animation: Animation(Merging()), at: 0)
    _ = animator.retarget(to: 30, animation: Animation(Merging()), at: 1)
    #expect(animator.depth == 1)
    #expect(animator.value(at: 1.5) == 22.5)
    _ = animator.retarget(to: 0, animation: Animation(Straight()), at: 1.5)
    #expect(animator.depth == 2)
    #expect(animator.value(at: 1.5) == 22.5)
  }

  @Test("the environment reaches them")
  func environment() {
    var environment = EnvironmentValues()
    environment[Level.self] = 0.25
    var animator = AnimatorState(0.0)
    _ = animator.retarget(to: 8, animation: Animation(Environmental()), at: 0, environment: environment)
    #expect(animator.value(at: 1) == 2)
  }

  @Test("contexts carry state of another type of value")
  func withState() {
    var context = AnimationContext<Double>(isLogicallyComplete: true)
    context.state[CallCount.self] = 3
    let other = context.withState(AnimationState<SIMD2<Double>>())
    #expect(other.state[CallCount.self] == 0 && other.isLogicallyComplete)
    #expect(context.state[CallCount.self] == 3)
  }

  @Test("the defaults know no velocity and don't merge")
  func defaults() {
    var context = AnimationContext<Double>()
    let animation = Animation(Straight())
    #expect(animation.velocity(value: 1.0, time: 0, context: context) == nil)
    #expect(!animation.shouldMerge(previous: animation, value: 1.0, time: 0, context: &context))
    #expect(animation == Animation(Straight()))
    #expect(animation != Animation(Merging()))
  }
}
