import Foundation

/// A layer animation of one property, as a function of time.
package struct MediaAnimation<Value> {
  /// The change over a run.
  package indirect enum Content {
    case basic(MediaBasicAnimation<Value>)
    case keyframes(MediaKeyframeAnimation<Value>)
    case spring(MediaSpringAnimation<Value>)
    /// Animations whose parent is this one's time; they are cut off at its duration, not scaled to it.
    case group([MediaAnimation])
    /// Any function of progress (0…1) and of the value without the animation.
    case function((Double, Value) -> Value)
  }

  package var clock: MediaClock
  /// The pacing of each run; nil for constant speed.
  package var timingFunction: UnitCurve?
  package var content: Content
  /// Whether the result is added to the value without the animation.
  package var isAdditive: Bool
  /// Whether each repeat starts at the end of the one before.
  package var isCumulative: Bool
  package var space: MediaValueSpace<Value>

  package init(
    timing: MediaTiming, timingFunction: UnitCurve? = nil, content: Content, isAdditive: Bool = false,
    isCumulative: Bool = false, space: MediaValueSpace<Value>
  ) {
    clock = MediaClock(timing)
    self.timingFunction = timingFunction
    self.content = content
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.space = space
  }

  /// The property's value at a time of the parent, given the value it has without this animation.
  ///
  /// - Parameter includesEnd: As for ``MediaClock/phase(atParentTime:includesEnd:)``.
  package func value(
    atParentTime time: TimeInterval, includesEnd: Bool = false, current: Value
  ) -> Value {
    guard let phase = clock.phase(atParentTime: time, includesEnd: includesEnd) else { return current }
    var progress = phase.progress
    var seconds = phase.time
    if let timingFunction {
      progress = timingFunction.value(at: progress)
      seconds = progress * clock.duration
    }
    if case .group(let children) = content {
      return children.reduce(current) { value, child in
        child.value(
          atParentTime: seconds, includesEnd: phase.isReversed || seconds >= clock.duration, current: value)
      }
    }
    guard var result = sample(progress, seconds: seconds, current: current) else { return current }
    if isCumulative, phase.iteration > 0,
      let end = clock.autoreverses
        ? sample(0, seconds: 0, current: current) : sample(1, seconds: clock.duration, current: current)
    {
      result = space.add(space.multiple(end, phase.iteration), result)
    }
    return isAdditive ? space.add(current, result) : result
  }

  private func sample(_ progress: Double, seconds: TimeInterval, current: Value) -> Value? {
    switch content {
    case .basic(let animation):
      let ends = animation.ends(current: current, in: space)
      return space.interpolate(ends.start, ends.end, progress)
    case .keyframes(let animation): return animation.value(at: progress)
    case .spring(let animation):
      let ends = animation.ends.ends(current: current, in: space)
      return space.interpolate(ends.start, ends.end, animation.progress(at: seconds))
    case .function(let function): return function(progress, current)
    case .group: return nil
    }
  }
}
