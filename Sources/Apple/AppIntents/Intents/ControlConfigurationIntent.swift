/// The settings of a control. An intent of this kind does nothing.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Gives an empty result.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
