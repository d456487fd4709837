/// The source of a control's value, which is never asked.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value where the control is offered.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}
