import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A background that is a pane of frosted glass. The blur goes with the background's opacity, so that it comes and goes as
/// that is animated.
package struct LayerGlass: Equatable {
  /// The standard deviation of the blur at the full tint, in points.
  package var blurRadius: CGFloat
  package var saturation: Double
  /// The opacity that the background has at the full tint.
  package var opacity: Float

  package init(blurRadius: CGFloat, saturation: Double, opacity: Float) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.opacity = opacity
  }

  /// The shading of a background of a colour.
  func paint(_ color: RGBA) -> Paint {
    let share = opacity > 0 ? Double(min(1, color.opacity / opacity)) : 1
    return .backdrop(
      BackdropPaint(
        blurRadius: blurRadius * CGFloat(share), saturation: 1 + (saturation - 1) * share, tint: color))
  }
}
