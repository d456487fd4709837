/// The keyframes of one property, which run beside those of others.
///
/// Without keyframes the property keeps its value, with a warning.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Makes a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Makes a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  init(content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  /// The track itself.
  public var body: KeyframeTrack { self }

  /// Adds the track to a list, which then lasts at least as long as the track. Warns when it has no
  /// keyframes.
  public func _append(to list: inout KeyframeTrackList<Root>) {
    var keyframes = KeyframeList<Value>()
    content._append(to: &keyframes)
    guard !keyframes.keyframes.isEmpty else {
      MotionInput.warn("keyframes.empty", "A keyframe track has no keyframes, so it changes nothing.")
      return
    }
    let keyPath = self.keyPath
    let curve = KeyframeCurve(
      initialValue: list.initialValue[keyPath: keyPath], keyframes: keyframes.keyframes)
    list.duration = max(list.duration, curve.duration)
    list.setters.append { root, time in root[keyPath: keyPath] = curve.value(at: time) }
  }
}
