/// Builds a track from keyframes, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a statement as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Makes a track without keyframes.
  public static func buildBlock() -> KeyframeRun<Value> {
    KeyframeRun<Value>(parts: [])
  }

  /// Begins a track with its first part.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Puts the next part behind those so far.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeRun<Value> {
    KeyframeRun<Value>(parts: [accumulated, next])
  }

  /// Puts the parts of a loop one after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeRun<Value> {
    KeyframeRun<Value>(parts: components)
  }

  /// Makes the keyframes of an `if` without `else`: none unless the condition holds.
  public static func buildOptional<Content: KeyframeTrackContent>(
    _ component: Content?
  ) -> Conditional<Value, Content, KeyframeRun<Value>> where Value == Content.Value {
    Conditional(content: component.map { .first($0) } ?? .second(KeyframeRun(parts: [])))
  }

  /// Makes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(content: .first(component))
  }

  /// Makes the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(content: .second(component))
  }

  /// Makes the keyframes of an `if #available`.
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

    /// The keyframes themselves.
    public var body: Conditional { self }

    /// Adds the keyframes of the branch that was taken.
    public func _append(to list: inout KeyframeList<First.Value>) {
      switch content {
      case .first(let keyframes): keyframes._append(to: &list)
      case .second(let keyframes): keyframes._append(to: &list)
      }
    }
  }
}
