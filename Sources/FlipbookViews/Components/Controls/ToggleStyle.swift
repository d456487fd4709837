import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: _DynamicPropertyOwner {
  /// The type of the toggle's appearance.
  associatedtype Body: View
  /// The label and the state of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the body of a toggle, its touches included.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a label with a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
