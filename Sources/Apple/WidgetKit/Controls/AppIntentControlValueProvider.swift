import AppIntents

/// The source of the value of a control with settings, which is never asked.
public protocol AppIntentControlValueProvider {
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// The value where the control is offered.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}
