/// A key of ``Transaction``, with the value a transaction has before anyone sets one.
public protocol TransactionKey {
  /// What is stored under the key.
  associatedtype Value
  /// What a transaction has before anyone sets a value.
  static var defaultValue: Value { get }
}
