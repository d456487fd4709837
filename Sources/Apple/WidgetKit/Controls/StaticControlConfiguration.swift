/// A control without settings, which is shown nowhere.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// Makes the control. The content is never asked for.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

  /// Makes the control of a value. Neither the provider nor the content is ever asked.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}
