import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The parts that a primitive button style makes a button from.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label as the scene wrote it.
    public var body: some View { content }
  }

  /// The role of the button; nil without one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}
