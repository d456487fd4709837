/// A key of ``EnvironmentValues``, with the value an environment has before anyone sets one.
public protocol EnvironmentKey {
  /// The type of the value under the key.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}
