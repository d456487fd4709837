/// One or more keyframes that follow each other on one value.
///
/// Conform your own type by giving it a ``body`` of keyframes.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent<Value>

  /// The keyframes this one stands for.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a list. The built-in keyframes implement it; others leave it to their body.
  func _append(to list: inout KeyframeList<Value>)
}

extension KeyframeTrackContent {
  public func _append(to list: inout KeyframeList<Value>) {
    body._append(to: &list)
  }
}

/// The keyframes of a track, in order.
public struct KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}

/// A keyframe as data: durations are checked, values are as given.
struct Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  var value: Value
  /// Seconds; nil for the time a spring takes to settle.
  var duration: Double?
  var kind: Kind
}
