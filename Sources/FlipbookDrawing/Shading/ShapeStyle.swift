import FlipbookMotion

/// Something a shape can be filled with: a colour, a gradient, an image, or a style of your own that resolves
/// to one of these.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What Flipbook draws for this style. Styles of your own get it from ``resolve(in:)``.
  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading
}

extension ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    resolve(in: environment)._shading(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) needs a resolve(in:) method to be a ShapeStyle")
  }
}

extension Never: ShapeStyle {
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { switch self {} }
}
