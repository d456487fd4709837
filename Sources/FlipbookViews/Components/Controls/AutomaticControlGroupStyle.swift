import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Side by side on a grey ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls side by side on a grey ground.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(.fill.opacity(0.6), in: RoundedRectangle(cornerRadius: 8))
  }
}
