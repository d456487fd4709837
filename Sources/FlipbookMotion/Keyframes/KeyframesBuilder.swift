/// Builds keyframes from tracks, or from the keyframes of a single track; with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // Keyframes of a single track.

  /// Takes keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Makes a track without keyframes.
  public static func buildBlock() -> KeyframeRun<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: [])
  }

  /// Begins a track with its first part.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Puts the next part behind those so far.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeRun<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: [accumulated, next])
  }

  /// Puts the parts of a loop one after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeRun<Value> where Value: Animatable {
    KeyframeRun<Value>(parts: components)
  }

  /// Makes the keyframes of an `if` without `else`: none unless the condition holds.
  public static func buildOptional<Content: KeyframeTrackContent>(
    _ component: Content?
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, Content, KeyframeRun<Value>>
  where Value == Content.Value {
    .init(content: component.map { .first($0) } ?? .second(KeyframeRun(parts: [])))
  }

  /// Makes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(content: .first(component))
  }

  /// Makes the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    .init(content: .second(component))
  }

  /// Makes a track for the whole value from its keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: component)
  }

  // Tracks.

  /// Takes a track as it is.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  /// Makes no tracks.
  @_disfavoredOverload
  public static func buildBlock() -> KeyframeTracks<Value> {
    KeyframeTracks<Value>(parts: [])
  }

  /// Begins with the first track.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  /// Puts the next track beside those so far.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks<Value>(parts: [accumulated, next])
  }

  /// Puts the tracks of a loop beside each other.
  public static func buildArray(_ components: [some Keyframes<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks<Value>(parts: components)
  }

  /// Makes the tracks of an `if` without `else`: none unless the condition holds.
  public static func buildOptional<Content: Keyframes>(
    _ component: Content?
  ) -> ConditionalKeyframes<Content, KeyframeTracks<Value>> where Content.Value == Value {
    ConditionalKeyframes(content: component.map { .first($0) } ?? .second(KeyframeTracks(parts: [])))
  }

  /// Makes the tracks of the first branch.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    first component: First
  ) -> ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalKeyframes(content: .first(component))
  }

  /// Makes the tracks of the second branch.
  public static func buildEither<First: Keyframes, Second: Keyframes>(
    second component: Second
  ) -> ConditionalKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    ConditionalKeyframes(content: .second(component))
  }

  /// Returns the tracks as they are.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}
