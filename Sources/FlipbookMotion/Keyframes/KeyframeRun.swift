/// Keyframes one after the other, as a builder collects them.
public struct KeyframeRun<Value: Animatable>: KeyframeTrackContent {
  let parts: [any KeyframeTrackContent<Value>]

  /// The run itself.
  public var body: KeyframeRun { self }

  /// Adds the keyframes to a list, in order.
  public func _append(to list: inout KeyframeList<Value>) {
    for part in parts { part._append(to: &list) }
  }
}
