import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A style of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle: _DynamicPropertyOwner {
  /// The type of the button's appearance.
  associatedtype Body: View
  /// The label, the role and the state of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the body of a button. It is made again when the button is pressed and let go.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
