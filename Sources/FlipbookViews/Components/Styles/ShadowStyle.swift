import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A shadow around what a style draws, or inside its edges.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// Makes a shadow around the drawing.
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points.
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// Makes a shadow inside the edges of the drawing.
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points.
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  var filter: GraphicsContext.Filter {
    isInner
      ? .shadow(
        color: color, radius: max(0, radius), x: x, y: y, blendMode: .sourceAtop,
        options: [.shadowAbove, .invertsAlpha])
      : .shadow(color: color, radius: max(0, radius), x: x, y: y)
  }
}
