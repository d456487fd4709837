import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Side by side without a ground.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls side by side, 16 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}
