import FlipbookMotion

/// The style the environment draws with: primary unless a scene sets another.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    environment.foregroundStyle?._shading(in: environment) ?? .color(.primary)
  }
}

/// The style of what lies behind: white on light, black on dark, unless a scene sets another.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    environment.backgroundStyle?._shading(in: environment) ?? .color(Color(storage: .background))
  }
}

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .color(.accentColor) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
