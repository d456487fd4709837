/// Builds a track from keyframes, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> KeyframeRun<Value> {
    KeyframeRun<Value>(parts: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeRun<Value> {
    KeyframeRun<Value>(parts: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeRun<Value> {
    KeyframeRun<Value>(parts: components)
  }

  public static func buildOptional<Content: KeyframeTrackContent>(
    _ component: Content?
  ) -> Conditional<Value, Content, KeyframeRun<Value>> where Value == Content.Value {
    Conditional(content: component.map { .first($0) } ?? .second(KeyframeRun(parts: [])))
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
  ) -> KeyframeRun<Value> {
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
