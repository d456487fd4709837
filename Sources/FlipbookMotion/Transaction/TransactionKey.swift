/// A key of ``Transaction``, with the value a transaction has before anyone sets one.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
