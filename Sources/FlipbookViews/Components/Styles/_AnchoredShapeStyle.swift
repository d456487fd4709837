import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style whose unit coordinates refer to a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let rect: CGRect

  /// The style's shading, placed in the rectangle.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment).placed(in: rect)
  }
}
