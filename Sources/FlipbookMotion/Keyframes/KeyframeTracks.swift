/// Tracks beside each other, as a builder collects them.
public struct KeyframeTracks<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  public var body: KeyframeTracks { self }

  public func _append(to list: inout KeyframeTrackList<Value>) {
    for part in parts { part._append(to: &list) }
  }
}
