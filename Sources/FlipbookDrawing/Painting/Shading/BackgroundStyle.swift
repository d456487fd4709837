import FlipbookMotion

/// The style of what lies behind: white on light, black on dark, unless a scene sets another.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// Returns the background style of an environment; the scheme's background when it has none. A style that is the background
  /// sees the scheme's as its own.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    guard let style = environment.backgroundStyle else { return .color(Color(storage: .background)) }
    var inner = environment
    inner.backgroundStyle = nil
    return style._shading(in: inner)
  }
}
