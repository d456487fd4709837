import Foundation

/// An animation of a value on its way, one of those that add up.
struct AnimatorEntry<Value: VectorArithmetic> {
  var animation: Animation
  var start: TimeInterval
  /// The way since the value was last at rest.
  var way: Value
  var context: AnimationContext<Value>
  /// The share of the way as a function of time; nil where the animation depends on more.
  var timeline: AnimationTimeline?
  /// Whether the animation goes on from the state of one before it.
  private let isMerged: Bool
  /// When an animation on top of others is over, in its own time; nil where the animation says so itself. A spring rests by
  /// the way that is left, which those below change: it would be over at some times and not at later ones.
  private var end: TimeInterval?

  init(
    animation: Animation, start: TimeInterval, way: Value, context: AnimationContext<Value>,
    isMerged: Bool = false
  ) {
    self.animation = animation
    self.start = start
    self.way = way
    self.context = context
    self.isMerged = isMerged
    timeline = isMerged ? nil : animation.timeline
  }

  /// Settles when the animation is over by the way that it has at its start.
  mutating func settleEnd(way: Value) {
    end = animation.base is any TimedAnimation ? animation.finishTime(value: way, context: context) : nil
  }

  /// The part of a way that is gone at a time; nil once the animation is over.
  mutating func part(of way: Value, at time: TimeInterval) -> Value? {
    if let timeline { return timeline.share(at: time - start).map { way.scaled(by: $0) } }
    return animate(way, at: time - start, in: &context)
  }

  /// As the animation would, but for its end.
  func animate(_ way: Value, at local: TimeInterval, in context: inout AnimationContext<Value>) -> Value? {
    let part = animation.animate(value: way, time: local, context: &context)
    guard let end else { return part }
    if local >= end { context.isLogicallyComplete = true }
    return local < end ? part ?? way : nil
  }

  /// Whether the animation has moved nothing at its start, as most haven't.
  var isUnmoved: Bool {
    if let timeline { return timeline.share(at: 0) == 0 }
    guard !isMerged else { return false }
    var context = self.context
    return animate(way, at: 0, in: &context) == .zero
  }

  /// Whether a spring that takes over goes on with the velocity: springs that take over say theirs, and custom
  /// animations that know it.
  var handsOnVelocity: Bool { animation.mergingSpring != nil || !(animation.base is any TimedAnimation) }
}
