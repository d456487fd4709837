import Foundation

/// One animated value: where it is heading and the animations that take it there.
///
/// A value at rest stays where it is. ``retarget(to:animation:at:initialVelocity:environment:completions:)``
/// sends it elsewhere: a spring takes the place of whatever is under way, with the velocity of a spring before it; any
/// other animation is stacked on those under way. Each animation of the stack animates from zero towards the way since
/// the value was last at rest, less the sum of those below it, so the value never jumps, and it is at rest once the
/// last one is over, whatever those below would still do.
///
/// The value shown is the target plus the part of the way that is done, less the way: ``move(to:)`` therefore
/// moves a value at once and leaves it what it still has to go. The sums are made with `+=` and `-=`, in this
/// order, which decides the result for vectors of different lengths.
///
/// ``value(at:)`` and ``velocity(at:)`` answer for any time since the last change, in any order. Animations that
/// keep state of their own from frame to frame need ``advance(to:)`` called at each frame instead. Times are
/// seconds on any one clock.
package struct AnimatorState<Value: VectorArithmetic> {
  /// Where the value comes to rest.
  package private(set) var target: Value
  /// The way to the target from where the value last was at rest.
  private var interval = Value.zero
  /// The part of the way that animations which are over have gone, below those that are not.
  private var settled: Value?
  private var entries: [AnimatorEntry<Value>] = [] {
    didSet { recordEntries() }
  }
  private var pending: [PendingCompletion<Value>] = []
  /// The update that sent the value elsewhere last.
  private var lastUpdate = 0
  /// Whether the only animation was dropped before it moved anything; its way is in the interval.
  private var isUnmoved = false
  /// Whether completions are pending.
  package private(set) var isAwaited = false

  /// Whether animations are under way, as of the last change or ``advance(to:)``.
  package private(set) var isAnimating = false
  /// The only animation, where it is one with a fixed curve: most values have just that, and need nothing
  /// else evaluated.
  private var sole: (timeline: AnimationTimeline, start: TimeInterval)?

  /// A value at rest.
  package init(_ value: Value) { target = value }

  private mutating func recordEntries() {
    isAnimating = !entries.isEmpty
    sole = nil
    if entries.count == 1, settled == nil, let timeline = entries[0].timeline {
      sole = (timeline, entries[0].start)
    }
  }

  /// The number of animations that add up.
  package var depth: Int { entries.count }

  /// Sends the value to a new target.
  ///
  /// - Parameters:
  ///   - initialVelocity: the velocity a spring starts with when nothing is under way, as of a finger that let
  ///     go.
  ///   - completions: The completions to call when the animation is complete. They aren't called here.
  ///   - update: The number of the update that makes the change. Changes of one update go their ways as one.
  /// - Returns: completions of earlier animations that are complete by now, in the order they were added.
  package mutating func retarget(
    to newTarget: Value, animation: Animation, at time: TimeInterval, initialVelocity: Value? = nil,
    environment: EnvironmentValues = EnvironmentValues(), completions: [AnimationCompletion] = [],
    update: Int = 0
  ) -> [AnimationCompletion] {
    var done = advance(to: time)
    guard newTarget != target else {
      done += completions
      return done
    }
    var way = newTarget
    way -= target
    target = newTarget
    if update == lastUpdate { dropUnmoved(at: time) }
    lastUpdate = update
    go(way, by: animation, at: time, initialVelocity: initialVelocity, environment: environment)
    isAwaited = isAwaited || !completions.isEmpty
    pending += completions.map {
      PendingCompletion(
        completion: $0, animation: animation, start: time, way: way,
        context: AnimationContext(environment: environment))
    }
    return done
  }

  /// Lets an animation take over what is left of the way, as ``retarget(to:animation:at:initialVelocity:environment:completions:)``
  /// does, without another target.
  package mutating func pass(
    to animation: Animation, at time: TimeInterval, environment: EnvironmentValues = EnvironmentValues()
  ) {
    _ = advance(to: time)
    guard isAnimating else { return }
    dropUnmoved(at: time)
    go(.zero, by: animation, at: time, initialVelocity: nil, environment: environment)
  }

  /// Drops an animation that has begun at this time: the next one goes its way too.
  private mutating func dropUnmoved(at time: TimeInterval) {
    guard let last = entries.last, last.start == time, last.isUnmoved else { return }
    entries.removeLast()
    isUnmoved = entries.isEmpty && settled == nil
  }

  /// Adds an animation to those under way, or lets it take over from them, for a way beyond what is left of theirs.
  private mutating func go(
    _ way: Value, by animation: Animation, at time: TimeInterval, initialVelocity: Value?,
    environment: EnvironmentValues
  ) {
    if entries.isEmpty, settled == nil {
      if isUnmoved { interval += way } else { interval = way }
      isUnmoved = false
      var context = AnimationContext<Value>(environment: environment)
      if let initialVelocity, let spring = animation.mergingSpring {
        spring.adopt(
          SpringMotion(time: 0, position: .zero, velocity: initialVelocity, previous: nil), context: &context)
      }
      entries = [AnimatorEntry(animation: animation, start: time, way: interval, context: context)]
    } else {
      let motion = sample(entries[...], at: time)
      let isMerged = merge(animation, way: way, at: time, motion: motion, environment: environment)
      if !isMerged {
        interval += way
        var entry = AnimatorEntry(
          animation: animation, start: time, way: interval,
          context: AnimationContext<Value>(environment: environment))
        if entry.timeline == nil { entry.settleEnd(way: interval - motion.gone) }
        entries.append(entry)
      }
    }
  }

  /// The same ways for another one to go, without their completions.
  package var unreported: AnimatorState {
    var state = self
    state.pending = []
    state.isAwaited = false
    return state
  }

  /// Moves the value at once. Animations under way go on: what they have left to go is added to the new value.
  package mutating func move(to newTarget: Value) { target = newTarget }

  /// Puts the value somewhere at once and ends its animations.
  ///
  /// - Returns: the completions of the animations that ended.
  package mutating func jump(to value: Value) -> [AnimationCompletion] {
    target = value
    settled = nil
    entries = []
    defer {
      pending = []
      isAwaited = false
    }
    return pending.map(\.completion)
  }

  /// Lets the animations be replaced by one that takes over from them. False when it does not.
  private mutating func merge(
    _ animation: Animation, way: Value, at time: TimeInterval, motion: Sample, environment: EnvironmentValues
  ) -> Bool {
    let only = entries.count == 1 && settled == nil ? entries[0] : nil
    if let next = animation.mergingSpring {
      var context = only?.context ?? AnimationContext<Value>(environment: environment)
      // Curves, and sums of animations, have no velocity that a spring would go on with.
      let velocity = only.flatMap { $0.handsOnVelocity ? motion.velocity : nil } ?? .zero
      next.adopt(
        SpringMotion(
          time: 0, position: motion.gone, velocity: velocity,
          previous: only.flatMap {
            $0.animation.mergingSpring?.currentSpring(time: time - $0.start, context: $0.context)
          }), context: &context)
      context.isLogicallyComplete = false
      settled = nil
      interval += way
      entries = [
        AnimatorEntry(animation: animation, start: time, way: interval, context: context, isMerged: true)
      ]
      return true
    }
    guard var entry = only,
      animation.shouldMerge(
        previous: entry.animation, value: interval, time: time - entry.start, context: &entry.context)
    else { return false }
    interval += way
    entry.context.isLogicallyComplete = false
    // A merged animation goes on from the state of the one before.
    entries = [
      AnimatorEntry(
        animation: animation, start: entry.start, way: interval, context: entry.context, isMerged: true)
    ]
    return true
  }

  /// The value when a part of the way has been gone; nil for all of it.
  private func shown(_ gone: Value?) -> Value {
    guard let gone else { return target }
    var value = target
    value += gone
    value -= interval
    return value
  }

  /// The value at a time, at or after the last change.
  package func value(at time: TimeInterval) -> Value {
    if let sole { return shown(sole.timeline.share(at: time - sole.start).map { interval.scaled(by: $0) }) }
    guard !entries.isEmpty else { return target }
    var entries = self.entries
    return shown(step(&entries, to: time).gone)
  }

  /// Returns the rest of the way at a time: to be added to the target.
  package func remainder(at time: TimeInterval) -> Value {
    guard isAnimating else { return .zero }
    var entries = self.entries
    guard var gone = step(&entries, to: time).gone else { return .zero }
    gone -= interval
    return gone
  }

  /// The velocity at a time, in units a second.
  package func velocity(at time: TimeInterval) -> Value { sample(entries[...], at: time).velocity }

  /// The time at which the value is at rest; the start of time when it is now, infinity when it never is.
  package var finishTime: TimeInterval {
    guard let last = entries.last else { return -.infinity }
    // The way left for the last animation still changes with those below it, which only matters for springs,
    // whose rest is a distance. The way at the start is the longest for those that don't overshoot.
    let below = sample(entries.dropLast(), at: last.start).gone
    return last.start + last.animation.finishTime(value: last.way - below, context: last.context)
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
    var value = target
    if let sole {
      if let share = sole.timeline.share(at: time - sole.start) {
        value = shown(interval.scaled(by: share))
      } else {
        entries = []
      }
    } else if isAnimating {
      // Taken out, so that they are changed in place and noted once.
      var entries = self.entries
      self.entries = []
      let (gone, finished) = step(&entries, to: time)
      value = shown(gone)
      if finished == entries.count {
        settled = nil
      } else {
        // Values below an animation that is over no longer matter.
        if finished > 0 { settled = entries[finished - 1].way }
        entries.removeFirst(finished)
        self.entries = entries
      }
    }
    if isAwaited { completions += dequeueCompletions(at: time) }
    return value
  }

  /// Takes animations to a time.
  ///
  /// - Returns: how much of the way has been gone, nil for all of it, and the number of the last animation that is over,
  ///   counted from 1.
  private func step(_ entries: inout [AnimatorEntry<Value>], to time: TimeInterval) -> (
    gone: Value?, finished: Int
  ) {
    if entries.count == 1, settled == nil {
      let gone = entries[0].part(of: entries[0].way, at: time)
      return (gone, gone == nil ? 1 : 0)
    }
    // Not from zero on: a zero of lists has no numbers, and takes none up.
    var sum = settled
    var finished = 0
    for index in entries.indices {
      var way = entries[index].way
      if let sum { way -= sum }
      if let part = entries[index].part(of: way, at: time) {
        if sum == nil { sum = part } else { sum? += part }
      } else {
        sum = entries[index].way
        finished = index + 1
      }
    }
    return (finished == entries.count ? nil : sum, finished)
  }

  /// Takes out the completions that are due at a time, without moving on to it; nil when none is pending.
  package mutating func awaitedCompletions(at time: TimeInterval) -> [AnimationCompletion]? {
    isAwaited ? dequeueCompletions(at: time) : nil
  }

  private mutating func dequeueCompletions(at time: TimeInterval) -> [AnimationCompletion] {
    // Sums of times are a little off: legs that follow each other would lose a frame now and then.
    let time = time + 1e-9
    let isAtRest = entries.isEmpty || finishTime <= time
    var done: [AnimationCompletion] = []
    var waiting: [PendingCompletion<Value>] = []
    for var item in pending {
      if isAtRest || item.isLogicallyComplete(at: time) {
        done.append(item.completion)
      } else {
        waiting.append(item)
      }
    }
    pending = waiting
    isAwaited = !waiting.isEmpty
    return done
  }

  /// How much of the way has been gone, and how fast that changes.
  private struct Sample {
    var gone: Value
    var velocity: Value
  }

  private func sample(_ entries: ArraySlice<AnimatorEntry<Value>>, at time: TimeInterval) -> Sample {
    var sum = settled.map { Sample(gone: $0, velocity: .zero) }
    for entry in entries { sum = sample(of: entry, at: time, over: sum) }
    return sum ?? Sample(gone: .zero, velocity: .zero)
  }

  /// Adds one animation to the sum of those below it, nil where there are none. Its way shrinks as they move, which changes
  /// its result by as much as it would move along their change: animations are straight-line functions of their way.
  private func sample(of entry: AnimatorEntry<Value>, at time: TimeInterval, over sum: Sample?) -> Sample {
    let way = sum.map { entry.way - $0.gone } ?? entry.way
    let local = time - entry.start
    var context = entry.context
    guard let part = entry.animate(way, at: local, in: &context) else {
      return Sample(gone: entry.way, velocity: .zero)
    }
    // One that has come to rest before its end stands at its target.
    let isAtRest = part == way
    let velocity =
      isAtRest ? .zero : entry.animation.velocity(value: way, time: local, context: entry.context) ?? .zero
    guard var sum else { return Sample(gone: part, velocity: velocity) }
    sum.gone += part
    guard sum.velocity != .zero else { return Sample(gone: sum.gone, velocity: velocity) }
    var shifted = entry.context
    let moved = entry.animate(way - sum.velocity, at: local, in: &shifted)
    sum.velocity += (moved ?? way - sum.velocity) - part
    sum.velocity += velocity
    return sum
  }
}
