/// A keyframe that jumps to a value in no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Makes a jump to a value.
  public init(_ to: Value) {
    keyframe = Keyframe(value: to, duration: 0, kind: .move)
  }

  /// The keyframe itself.
  public var body: MoveKeyframe { self }

  /// Adds the keyframe to a list.
  public func _append(to list: inout KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
