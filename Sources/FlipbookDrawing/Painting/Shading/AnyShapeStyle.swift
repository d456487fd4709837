import FlipbookMotion

/// A shape style with its type erased.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Makes a style that draws as another.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Returns the shading of the style inside.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment)
  }
}
