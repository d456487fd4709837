/// Tracks beside each other, as a builder collects them.
public struct KeyframeTracks<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  /// The tracks themselves.
  public var body: KeyframeTracks { self }

  /// Adds all tracks to a list, in order. Where two set the same property, the later one counts.
  public func _append(to list: inout KeyframeTrackList<Value>) {
    for part in parts { part._append(to: &list) }
  }
}
