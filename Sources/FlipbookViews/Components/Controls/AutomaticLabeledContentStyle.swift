import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The value at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, and the value in the secondary style at the trailing side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.label
      Spacer(minLength: 0)
      configuration.content.containerForegroundStyle(.secondary)
    }
  }
}
