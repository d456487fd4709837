import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Makes the style in the tint around.
  public init() { tint = nil }
  /// Makes the style in a tint of its own.
  public init(tint: Color) { self.tint = tint }

  /// The label, a bar, empty where the fraction isn't known, and the label of the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule(style: .circular).fill(Color.gray.opacity(0.25))
          Capsule(style: .circular).fill(tint ?? .accentColor)
            .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}
