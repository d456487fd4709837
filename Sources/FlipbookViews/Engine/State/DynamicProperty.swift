/// A stored property of a view that the runtime connects to lasting storage before the body runs.
///
/// A property wrapper of your own becomes one by conforming; the dynamic properties it stores are connected.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect.
  public mutating func update() {}
}
