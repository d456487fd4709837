import FlipbookMotion
import Foundation

/// A function of a Metal library with the values it is given.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// The function to run.
  public var function: ShaderFunction
  /// The values to call the function with.
  public var arguments: [Argument]
  /// Whether the colours are dithered; false unless set. Has no effect in a film.
  public var dithersColor = false

  /// Makes a shader of a function and its values.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Prepares for a use; there is nothing to prepare.
  public func compile(as type: UsageType) async throws {}

  /// The use of a shader.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// Returns the shader as a shading; its function is given places and the values.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.shader(self, nil))
  }
}
