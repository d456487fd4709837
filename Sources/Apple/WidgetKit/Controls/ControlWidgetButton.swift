import AppIntents

/// A button of a control, which is shown nowhere.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Makes a button. Its views are never asked for.
  public init(
    action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where ActionLabel == Label {
  /// Makes a button. Its label is never asked for.
  public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
  /// Makes a button with a title. Its views are never asked for.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel == Text {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: Action) {}
}
