/// Keyframes one after the other, as a builder collects them.
public struct KeyframeRun<Value: Animatable>: KeyframeTrackContent {
  let parts: [any KeyframeTrackContent<Value>]

  public var body: KeyframeRun { self }

  public func _append(to list: inout KeyframeList<Value>) {
    for part in parts { part._append(to: &list) }
  }
}
