import FlipbookMotion

/// The style the environment draws with: primary unless a scene sets another.
public struct ForegroundStyle: ShapeStyle {
  /// Whether a scene asks for it by name: then the tint that a control gives its label doesn't count.
  private let isNamed: Bool

  /// Makes the style.
  public init() { isNamed = false }

  fileprivate init(isNamed: Bool) { self.isNamed = isNamed }

  /// Returns the foreground style of an environment; primary when it has none.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    if let plain = environment.plainTextStyle {
      var own = environment
      (own.plainTextStyle, own.foregroundStyle) = (nil, nil)
      return plain._shading(in: own)
    }
    if isNamed, environment.foregroundIsDefault { return .color(.primary) }
    return environment.foregroundStyle?._shading(in: environment) ?? .color(.primary)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle(isNamed: true) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour in force.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
