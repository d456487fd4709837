/// Changes of a value over time, as tracks of keyframes.
///
/// Conform your own type by giving it a ``body`` of tracks.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes<Value>

  /// The tracks this one stands for.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a list. Tracks implement it; others leave it to their body.
  func _append(to list: inout KeyframeTrackList<Value>)
}

extension Keyframes {
  public func _append(to list: inout KeyframeTrackList<Value>) {
    body._append(to: &list)
  }
}

/// The tracks of a timeline, in order, computed for an initial value.
public struct KeyframeTrackList<Value> {
  let initialValue: Value
  var duration = 0.0
  var setters: [(inout Value, Double) -> Void] = []

  init(initialValue: Value) {
    self.initialValue = initialValue
  }
}
