import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The value at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, and the value in the secondary style at the trailing side. Several labels stand below each other,
  /// smaller and fainter from the second on.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: configuration.label.view) { labels in
          if let first = labels.first {
            first
            ForEach(Array(labels.dropFirst().enumerated()), id: \.offset) { index, label in
              label.font(index == 0 ? .subheadline : .footnote)
                .containerForegroundStyle(.foreground.opacity(0.5))
            }
          }
        }
      }
      Spacer(minLength: 0)
      configuration.content.containerForegroundStyle(.secondary)
    }
  }
}
