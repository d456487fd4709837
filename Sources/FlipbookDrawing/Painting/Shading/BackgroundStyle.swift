import FlipbookMotion

/// The style of what lies behind: white on light, black on dark, unless a scene sets another.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the background style of an environment; the scheme's background when it has none.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    environment.backgroundStyle?._shading(in: environment) ?? .color(Color(storage: .background))
  }
}
