/// The settings of a widget. An intent of this kind does nothing.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Gives an empty result.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
