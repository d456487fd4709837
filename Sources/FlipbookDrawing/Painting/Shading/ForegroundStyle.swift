import FlipbookMotion

/// The style the environment draws with: primary unless a scene sets another.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the foreground style of an environment; primary when it has none.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    environment.foregroundStyle?._shading(in: environment) ?? .color(.primary)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour in force.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
