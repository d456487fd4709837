/// Takes the template of a control.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// Takes a template as it is.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
