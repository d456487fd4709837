import AppIntents

/// A toggle of a control, which is shown nowhere.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Makes a toggle. Its views are never asked for.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where ValueLabel == Label {
  /// Makes a toggle. Its label is never asked for.
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetToggle where Label == Text {
  /// Makes a toggle with a title. Its views are never asked for.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}
}
