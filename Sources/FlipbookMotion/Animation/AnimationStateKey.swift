/// A key of ``AnimationState``.
public protocol AnimationStateKey {
  /// What is stored under the key.
  associatedtype Value
  /// What a state has before anything is stored.
  static var defaultValue: Value { get }
}
