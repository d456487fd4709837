/// An intent that sets a value, as a toggle does.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}
