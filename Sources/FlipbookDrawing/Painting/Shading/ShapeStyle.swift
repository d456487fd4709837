import FlipbookMotion

/// Something a shape can be filled with: a colour, a gradient, an image, or a style of your own that resolves
/// to one of these.
public protocol ShapeStyle: Sendable {
  /// The type of the style that stands for this one.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The shading that Flipbook draws for this style. Styles of your own get it from ``resolve(in:)``.
  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading
}

extension ShapeStyle {
  /// Returns the shading of the style that stands for this one.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    resolve(in: environment)._shading(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Ends the program: a style of one's own needs a `resolve(in:)`.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) needs a resolve(in:) method to be a ShapeStyle")
  }
}

extension Never: ShapeStyle {
  /// Never called: there is no such style.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { switch self {} }
}
