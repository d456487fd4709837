/// A key of ``Transaction``, with the value a transaction has before anyone sets one.
public protocol TransactionKey {
  /// The type of the value under the key.
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Value { get }
}
