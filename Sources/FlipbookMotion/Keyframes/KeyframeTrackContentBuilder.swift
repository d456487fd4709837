/// Builds a track from keyframes, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value>(parts: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value>(parts: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value>(parts: components)
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value>(parts: component.map { [$0] } ?? [])
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(content: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(content: .second(component))
  }

  public static func buildLimitedAvailability(
    _ component: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeRun<Value>(parts: [component])
  }

  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent where ConditionalValue == First.Value, First.Value == Second.Value {
    enum Content {
      case first(First)
      case second(Second)
    }

    let content: Content

    public var body: Conditional { self }

    public func _append(to list: inout KeyframeList<First.Value>) {
      switch content {
      case .first(let keyframes): keyframes._append(to: &list)
      case .second(let keyframes): keyframes._append(to: &list)
      }
    }
  }
}

/// Keyframes one after the other.
struct KeyframeRun<Value: Animatable>: KeyframeTrackContent {
  var parts: [any KeyframeTrackContent<Value>]

  var body: KeyframeRun { self }

  func _append(to list: inout KeyframeList<Value>) {
    for part in parts { part._append(to: &list) }
  }
}
