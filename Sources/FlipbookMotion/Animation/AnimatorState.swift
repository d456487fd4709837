import Foundation

/// One animated value: where it is heading and the animations that take it there.
///
/// A value at rest stays where it is. ``retarget(to:animation:at:initialVelocity:environment:completions:)``
/// sends it elsewhere: a spring takes the place of a spring before it and keeps its velocity; any other
/// animation is stacked on those under way. Each animation of the stack animates from zero towards its target
/// minus the sum of those below it, so the value never jumps, and it is at rest once the last one is over,
/// whatever those below would still do.
///
/// ``value(at:)`` and ``velocity(at:)`` answer for any time since the last change, in any order. Animations that
/// keep state of their own from frame to frame need ``advance(to:)`` called at each frame instead. Times are
/// seconds on any one clock.
package struct AnimatorState<Value: VectorArithmetic> {
  /// Where the value comes to rest.
  package private(set) var target: Value
  private var origin: Value
  private var entries: [Entry] = [] {
    didSet { noteEntries() }
  }
  private var pending: [Pending] = []
  /// Whether completions are pending.
  private var isAwaited = false

  /// Whether animations are under way, as of the last change or ``advance(to:)``.
  package private(set) var isAnimating = false
  /// The only animation, where it is one with a course: most values have just that, and need no more looked at.
  private var sole: (course: AnimationCourse, start: TimeInterval)?

  private struct Entry {
    var animation: Animation
    var start: TimeInterval
    var target: Value
    var context: AnimationContext<Value>
    /// Tells the share of the way where that is all there is to the animation.
    var course: AnimationCourse?
    /// When an animation on top of others is over, in its own time; nil where the animation says so itself. A spring rests by
    /// the way that is left, which those below change: it would be over at some times and not at later ones.
    private var end: TimeInterval?

    init(animation: Animation, start: TimeInterval, target: Value, context: AnimationContext<Value>) {
      self.animation = animation
      self.start = start
      self.target = target
      self.context = context
      course = animation.course
    }

    /// Settles when the animation is over by the way that it has at its start.
    mutating func settleEnd(way: Value) {
      end = animation.base is any TimedAnimation ? animation.finishTime(value: way, context: context) : nil
    }

    /// The part of a way that is gone at a time; nil once the animation is over.
    mutating func part(of way: Value, at time: TimeInterval) -> Value? {
      if let course { return course.share(at: time - start).map { way.scaled(by: $0) } }
      return animate(way, at: time - start, in: &context)
    }

    /// As the animation would, but for its end.
    func animate(_ way: Value, at local: TimeInterval, in context: inout AnimationContext<Value>) -> Value? {
      let part = animation.animate(value: way, time: local, context: &context)
      guard let end else { return part }
      if local >= end { context.isLogicallyComplete = true }
      return local < end ? part ?? way : nil
    }
  }

  /// A completion that waits, with the animation it was given for as that would have run undisturbed.
  private struct Pending {
    var completion: AnimationCompletion
    var animation: Animation
    var start: TimeInterval
    var way: Value
    var context: AnimationContext<Value>
  }

  /// A value at rest.
  package init(_ value: Value) {
    target = value
    origin = value
  }

  private mutating func noteEntries() {
    isAnimating = !entries.isEmpty
    sole = nil
    if entries.count == 1, let course = entries[0].course { sole = (course, entries[0].start) }
  }

  /// The number of animations that add up.
  package var depth: Int { entries.count }

  /// Sends the value to a new target.
  ///
  /// - Parameters:
  ///   - initialVelocity: the velocity a spring starts with when nothing is under way, as of a finger that let
  ///     go.
  ///   - completions: what to tell when the animation is complete. They aren't told here.
  /// - Returns: completions of earlier animations that are complete by now, in the order they were added.
  package mutating func retarget(
    to newTarget: Value, animation: Animation, at time: TimeInterval, initialVelocity: Value? = nil,
    environment: EnvironmentValues = EnvironmentValues(), completions: [AnimationCompletion] = []
  ) -> [AnimationCompletion] {
    var done = advance(to: time)
    guard newTarget != target else {
      done += completions
      return done
    }
    let way = newTarget - target
    target = newTarget
    if !merge(animation, at: time) {
      var context = AnimationContext<Value>(environment: environment)
      if entries.isEmpty, let initialVelocity, let spring = animation.mergingSpring {
        spring.adopt(
          SpringMotion(time: 0, position: .zero, velocity: initialVelocity, previous: nil), context: &context)
      }
      var entry = Entry(animation: animation, start: time, target: newTarget, context: context)
      if !entries.isEmpty, entry.course == nil {
        entry.settleEnd(way: newTarget - sample(entries[...], at: time).value)
      }
      entries.append(entry)
    }
    isAwaited = isAwaited || !completions.isEmpty
    pending += completions.map {
      Pending(
        completion: $0, animation: animation, start: time, way: way,
        context: AnimationContext(environment: environment))
    }
    return done
  }

  /// Puts the value somewhere at once and ends its animations.
  ///
  /// - Returns: the completions of the animations that ended.
  package mutating func jump(to value: Value) -> [AnimationCompletion] {
    target = value
    origin = value
    entries = []
    defer {
      pending = []
      isAwaited = false
    }
    return pending.map(\.completion)
  }

  /// Lets the last animation be replaced by one that takes over from it. False when neither wants that.
  private mutating func merge(_ animation: Animation, at time: TimeInterval) -> Bool {
    guard let last = entries.last else { return false }
    var entry = last
    let below = sample(entries.dropLast(), at: time)
    if let next = animation.mergingSpring, let spring = entry.animation.mergingSpring {
      var now = below
      add(entry, at: time, to: &now)
      next.adopt(
        SpringMotion(
          time: time - entry.start, position: now.value - below.value,
          velocity: now.velocity - below.velocity,
          previous: spring.currentSpring(time: time - entry.start, context: entry.context)),
        context: &entry.context)
    } else {
      guard
        animation.shouldMerge(
          previous: entry.animation, value: entry.target - below.value, time: time - entry.start,
          context: &entry.context)
      else { return false }
    }
    entry.context.isLogicallyComplete = false
    entry.animation = animation
    // A merged animation goes on from the state of the one before.
    entry.course = nil
    entry.target = target
    if entries.count > 1 { entry.settleEnd(way: target - below.value) }
    entries[entries.count - 1] = entry
    return true
  }

  /// The value at a time, at or after the last change.
  package func value(at time: TimeInterval) -> Value {
    if let sole { return soleValue(sole.course.share(at: time - sole.start)) }
    var sum = origin
    for var entry in entries {
      if let part = entry.part(of: entry.target - sum, at: time) {
        sum += part
      } else {
        sum = entry.target
      }
    }
    return sum
  }

  /// The velocity at a time, in units a second.
  package func velocity(at time: TimeInterval) -> Value {
    sample(entries[...], at: time).velocity
  }

  /// The time at which the value is at rest; the start of time when it is now, infinity when it never is.
  package var finishTime: TimeInterval {
    guard let last = entries.last else { return -.infinity }
    // The way left for the last animation still changes with those below it, which only matters for springs,
    // whose rest is a distance. The way at the start is the longest for those that don't overshoot.
    let below = sample(entries.dropLast(), at: last.start).value
    return last.start + last.animation.finishTime(value: last.target - below, context: last.context)
  }

  /// Moves on to a time: keeps the state of animations that have some, and drops those that are over.
  ///
  /// - Returns: completions that are due, in the order they were added; each is returned once.
  package mutating func advance(to time: TimeInterval) -> [AnimationCompletion] {
    var done: [AnimationCompletion] = []
    _ = step(to: time, completions: &done)
    return done
  }

  /// Moves on to a time, as ``advance(to:)`` does.
  ///
  /// - Parameter completions: Takes up what is due.
  /// - Returns: the value at the time.
  package mutating func step(to time: TimeInterval, completions: inout [AnimationCompletion]) -> Value {
    var sum: Value
    if let sole {
      let share = sole.course.share(at: time - sole.start)
      sum = soleValue(share)
      if share == nil {
        origin = target
        entries = []
      }
    } else {
      sum = origin
      var finished = 0
      // Taken out, so that they are changed in place and noted once.
      var entries = self.entries
      self.entries = []
      for index in entries.indices {
        let way = entries[index].target - sum
        if let part = entries[index].part(of: way, at: time) {
          sum += part
        } else {
          // What lies below an animation that is over no longer matters.
          sum = entries[index].target
          finished = index + 1
        }
      }
      if finished > 0 {
        origin = entries[finished - 1].target
        entries.removeFirst(finished)
      }
      self.entries = entries
    }
    if isAwaited { completions += takeCompletions(at: time) }
    return sum
  }

  /// The value when the only animation has gone a share of its way; nil for all of it.
  private func soleValue(_ share: Double?) -> Value {
    guard let share else { return target }
    var value = target - origin
    value.scale(by: share)
    value += origin
    return value
  }

  private mutating func takeCompletions(at time: TimeInterval) -> [AnimationCompletion] {
    var done: [AnimationCompletion] = []
    var waiting: [Pending] = []
    for var item in pending {
      var isDue = entries.isEmpty
      if !isDue, item.completion.criteria == .logicallyComplete {
        let result = item.animation.animate(
          value: item.way, time: time - item.start, context: &item.context)
        isDue = result == nil || item.context.isLogicallyComplete
      }
      if isDue { done.append(item.completion) } else { waiting.append(item) }
    }
    pending = waiting
    isAwaited = !waiting.isEmpty
    return done
  }

  /// A value and its velocity.
  private struct Sample {
    var value: Value
    var velocity: Value
  }

  private func sample(_ entries: ArraySlice<Entry>, at time: TimeInterval) -> Sample {
    var sum = Sample(value: origin, velocity: .zero)
    for entry in entries { add(entry, at: time, to: &sum) }
    return sum
  }

  /// Adds one animation to the sum of those below it. Its way shrinks as they move, which changes its result by
  /// as much as it would move along their change: animations are straight-line functions of their way.
  private func add(_ entry: Entry, at time: TimeInterval, to sum: inout Sample) {
    let way = entry.target - sum.value
    let local = time - entry.start
    var context = entry.context
    guard let part = entry.animate(way, at: local, in: &context) else {
      sum = Sample(value: entry.target, velocity: .zero)
      return
    }
    // One that has come to rest before its end stands at its target.
    let isAtRest = part == way
    var velocity =
      isAtRest ? .zero : entry.animation.velocity(value: way, time: local, context: entry.context) ?? .zero
    if sum.velocity != .zero {
      var shifted = entry.context
      let moved = entry.animate(way - sum.velocity, at: local, in: &shifted)
      velocity += (moved ?? way - sum.velocity) - part
    }
    sum.value += part
    sum.velocity += velocity
  }
}
