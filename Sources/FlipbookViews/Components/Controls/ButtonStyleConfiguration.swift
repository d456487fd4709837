import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The parts that a button style makes a button's appearance from.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label
  /// The role of the button; nil without one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}
