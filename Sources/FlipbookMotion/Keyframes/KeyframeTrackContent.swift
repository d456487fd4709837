/// One or more keyframes that follow each other on one value.
///
/// Conform your own type by giving it a ``body`` of keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the keyframes change.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes it stands for.
  associatedtype Body: KeyframeTrackContent<Value>

  /// The keyframes this one stands for.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a list. The built-in keyframes implement it; others leave it to their body.
  func _append(to list: inout KeyframeList<Value>)
}

extension KeyframeTrackContent {
  /// Adds the keyframes of the body to a list.
  public func _append(to list: inout KeyframeList<Value>) {
    body._append(to: &list)
  }
}
