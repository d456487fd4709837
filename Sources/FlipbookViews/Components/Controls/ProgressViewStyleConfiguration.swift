import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts that a style makes a progress view from.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// A label of the progress view.
  public struct Label: View {
    let content: AnyView
    /// The label as the scene wrote it.
    public var body: some View { content }
  }

  /// The label of the value.
  public typealias CurrentValueLabel = Label

  /// From 0 to 1; nil for no known end.
  public let fractionCompleted: Double?
  /// The label of the progress view; nil without one.
  public var label: Label?
  /// The label of the value; nil without one.
  public var currentValueLabel: CurrentValueLabel?
}
