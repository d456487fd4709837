/// The control of a parameter in settings. No film shows it.
public enum IntentParameterControlStyle: Sendable, Hashable {
  /// A field.
  case field
  /// A slider.
  case slider
  /// A stepper.
  case stepper
}
