import Foundation

/// A keyframe that goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: seconds. 0 or less jumps there.
  ///   - timingCurve: how the progress along the way follows time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(
      value: to, duration: MotionInput.keyframeDuration(duration), kind: .linear(timingCurve))
  }

  /// The keyframe itself.
  public var body: LinearKeyframe { self }

  /// Adds the keyframe to a list.
  public func _append(to list: inout KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
