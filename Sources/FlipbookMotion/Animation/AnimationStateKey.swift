/// A key of ``AnimationState``.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
