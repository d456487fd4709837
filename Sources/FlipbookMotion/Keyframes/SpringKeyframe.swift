import Foundation

/// A keyframe that goes to a value as on a spring.
///
/// With a duration shorter than the spring takes to settle, the next keyframe goes on from where the spring is then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value the spring pulls to.
  ///   - duration: seconds; nil for the time in which the spring settles to within 0.0001 of the value, from the value and
  ///     with the velocity that it begins at. 0 or less jumps there.
  ///   - spring: the spring.
  ///   - startVelocity: units a second at the start; nil goes on with the velocity of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    var seconds = duration.map(MotionInput.keyframeDuration)
    if seconds == nil, spring.settlingDuration == .infinity {
      MotionInput.warn(
        "keyframes.endless-spring",
        "A spring keyframe without a duration never settles; it gets the spring's response of \(spring.response) s."
      )
      seconds = spring.response
    }
    keyframe = Keyframe(value: to, duration: seconds, kind: .spring(spring, startVelocity: startVelocity))
  }

  /// The keyframe itself.
  public var body: SpringKeyframe { self }

  /// Adds the keyframe to a list.
  public func _append(to list: inout KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
