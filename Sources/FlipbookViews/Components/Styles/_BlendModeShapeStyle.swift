import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style with a way of combining what it draws with what is behind.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  /// The style's own shading; the shape that is drawn adds the blend mode.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment)
  }
}
