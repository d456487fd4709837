import FlipbookMotion

/// A shape style with its type erased.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment)
  }
}
