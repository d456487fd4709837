import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The style of toggles without one: a label with a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// The label, and a switch at the trailing side.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
