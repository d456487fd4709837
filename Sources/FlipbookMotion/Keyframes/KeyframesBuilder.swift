/// Builds keyframes from tracks, or from the keyframes of a single track; with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // Keyframes of a single track.

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> KeyframeRun<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeRun<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeRun<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: components)
  }

  public static func buildOptional<Content: KeyframeTrackContent>(
    _ component: Content?
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, Content, KeyframeRun<Value>>
  where Value == Content.Value {
    .init(content: component.map { .first($0) } ?? .second(KeyframeRun(parts: [])))
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
  public static func buildBlock() -> KeyframeTracks<Value> {
    KeyframeTracks<Value>(parts: [])
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks<Value>(parts: [accumulated, next])
  }

  public static func buildArray(_ components: [some Keyframes<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks<Value>(parts: components)
  }

  public static func buildOptional<Content: Keyframes>(
    _ component: Content?
  ) -> ConditionalKeyframes<Content, KeyframeTracks<Value>> where Content.Value == Value {
    ConditionalKeyframes(content: component.map { .first($0) } ?? .second(KeyframeTracks(parts: [])))
  }

  public static func buildEither<First: Keyframes, Second: Keyframes>(
    first component: First
  ) -> ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalKeyframes(content: .first(component))
  }

  public static func buildEither<First: Keyframes, Second: Keyframes>(
    second component: Second
  ) -> ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalKeyframes(content: .second(component))
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}
