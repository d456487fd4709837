import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}
  /// The button's label on glass, larger while pressed.
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(GlassChrome()).view(configuration)
  }
}

private struct GlassChrome: ButtonStyle {
  init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 14).padding(.vertical, 8).glassEffect()
      .scaleEffect(configuration.isPressed ? 1.08 : 1)
      .animation(.bouncy(duration: 0.3), value: configuration.isPressed)
  }
}
