/// A button or a toggle of a control, which is shown nowhere.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// The template, which is shown nowhere.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// The template, which is shown nowhere.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
