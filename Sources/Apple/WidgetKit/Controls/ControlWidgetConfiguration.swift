/// The parts of a control, which is shown nowhere.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// The control, whose name is shown nowhere.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// The control, whose description is shown nowhere.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// The control, which nobody adds.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
