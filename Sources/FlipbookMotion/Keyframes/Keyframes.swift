/// Changes of a value over time, as tracks of keyframes.
///
/// Conform your own type by giving it a ``body`` of tracks.
public protocol Keyframes<Value> {
  /// The type of the value that the tracks change.
  associatedtype Value = Body.Value
  /// The type of the tracks it stands for.
  associatedtype Body: Keyframes<Value>

  /// The tracks this one stands for.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a list. Tracks implement it; others leave it to their body.
  func _append(to list: inout KeyframeTrackList<Value>)
}

extension Keyframes {
  /// Adds the tracks of the body to a list.
  public func _append(to list: inout KeyframeTrackList<Value>) {
    body._append(to: &list)
  }
}
