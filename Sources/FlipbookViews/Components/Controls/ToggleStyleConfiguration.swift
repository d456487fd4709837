import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts that a toggle style makes a toggle from.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    /// The label as the scene wrote it.
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on; `$isOn` is the binding behind it.
  @Binding public var isOn: Bool
}
