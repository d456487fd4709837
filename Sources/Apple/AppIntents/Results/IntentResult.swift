/// The result of an intent.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value = Never
  /// The value; nil where there is none.
  var value: Value? { get }
}
