/// A control of the Control Center. A film has none, so it compiles and is shown nowhere.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the control's parts.
  associatedtype Body: ControlWidgetConfiguration
  /// The control's parts, which are never asked for.
  var body: Body { get }
  /// Makes the control.
  init()
}
