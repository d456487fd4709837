import FlipbookMotion

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the accent colour as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .color(.accentColor) }
}
