/// Builds keyframes from tracks, or from the keyframes of a single track; with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // Keyframes of a single track.

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: components)
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: component.map { [$0] } ?? [])
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(content: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(content: .second(component))
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: component)
  }

  // Tracks.

  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  @_disfavoredOverload
  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: [])
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: [accumulated, next])
  }

  public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: components)
  }

  public static func buildOptional(_ component: (some Keyframes<Value>)?) -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: component.map { [$0] } ?? [])
  }

  @_disfavoredOverload
  public static func buildEither(first component: some Keyframes<Value>) -> AnyKeyframes<Value> {
    AnyKeyframes(content: component)
  }

  @_disfavoredOverload
  public static func buildEither(second component: some Keyframes<Value>) -> AnyKeyframes<Value> {
    AnyKeyframes(content: component)
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}

/// Tracks of one of two branches.
public struct AnyKeyframes<Value>: Keyframes {
  let content: any Keyframes<Value>

  public var body: AnyKeyframes { self }

  public func _append(to list: inout KeyframeTrackList<Value>) { content._append(to: &list) }
}

/// Tracks beside each other.
struct KeyframeTracks<Value>: Keyframes {
  var parts: [any Keyframes<Value>]

  var body: KeyframeTracks { self }

  func _append(to list: inout KeyframeTrackList<Value>) {
    for part in parts { part._append(to: &list) }
  }
}
