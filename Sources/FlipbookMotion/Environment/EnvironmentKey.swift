/// A key of ``EnvironmentValues``, with the value an environment has before anyone sets one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
