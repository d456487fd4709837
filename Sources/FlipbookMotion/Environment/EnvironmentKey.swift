/// A key of ``EnvironmentValues``, with the value an environment has before anyone sets one.
public protocol EnvironmentKey {
  /// What is stored under the key.
  associatedtype Value
  /// What an environment has before anyone sets a value.
  static var defaultValue: Value { get }
}
