/// A key of ``AnimationState``.
public protocol AnimationStateKey {
  /// The type of the value under the key.
  associatedtype Value
  /// The value before anything is stored.
  static var defaultValue: Value { get }
}
