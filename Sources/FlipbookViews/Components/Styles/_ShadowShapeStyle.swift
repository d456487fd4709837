import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style with a shadow of what it draws.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// The style's own shading; the shape that is drawn adds the shadow.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment)
  }
}
