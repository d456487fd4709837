import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style made fainter.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The style's shading with its opacity multiplied.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment).faded(to: opacity, in: environment)
  }
}
