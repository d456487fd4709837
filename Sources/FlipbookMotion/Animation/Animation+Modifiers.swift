import Foundation

extension Animation {
  /// Waits a number of seconds before the animation begins. A negative delay starts part of the way in.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(
      DelayAnimation(base: self, delay: MotionInput.finite(delay, or: 0, "The delay of an animation")))
  }

  /// Runs the animation's time faster (above 1) or slower (below 1). 0 holds it at its start for ever.
  public func speed(_ speed: Double) -> Animation {
    var factor = MotionInput.finite(speed, or: 1, "The speed of an animation")
    if factor < 0 {
      MotionInput.warn(
        "animation.speed", "An animation can't run backwards (speed \(speed)); it stands still at its start.")
      factor = 0
    }
    return Animation(SpeedAnimation(base: self, speed: factor))
  }

  /// Runs the animation a number of times, every second time backwards if it autoreverses.
  ///
  /// Backward runs count. After an even number of runs that autoreverse, the value stands at its start and then
  /// jumps to its end. 0 or fewer runs jump to the end at once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    if repeatCount < 1 {
      MotionInput.warn(
        "animation.repeat-count",
        "An animation is to run \(repeatCount) times, so it jumps to its end at once; give 1 or more.")
    }
    return Animation(
      RepeatAnimation(base: self, count: Double(max(repeatCount, 0)), autoreverses: autoreverses))
  }

  /// Runs the animation again and again, every second time backwards if it autoreverses.
  ///
  /// An animation of no length can't repeat: it jumps to its end, with a warning.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: .infinity, autoreverses: autoreverses))
  }

  /// Reports the animation as logically complete after a number of seconds, if it isn't yet.
  ///
  /// The animation itself runs no longer for it.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(
      LogicallyCompleteAnimation(
        base: self, duration: duration.isNaN ? MotionInput.finite(duration, or: 0, "A duration") : duration))
  }
}
