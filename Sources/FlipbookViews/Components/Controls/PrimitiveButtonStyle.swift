import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The appearance and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _DynamicPropertyOwner {
  /// The type of the button.
  associatedtype Body: View
  /// The label, the role and the action of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes a button, its touches included.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
