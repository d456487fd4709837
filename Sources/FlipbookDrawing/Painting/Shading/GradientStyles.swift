import FlipbookMotion
import Foundation

extension Gradient: ShapeStyle {
  /// Returns the gradient as a shading, from the top to the bottom of whatever is filled.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    AnyGradient(self)._shading(in: environment)
  }
}

extension AnyGradient: ShapeStyle {
  /// Top to bottom of whatever is filled.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.unitGradient(self, .linear(.top, .bottom)))
  }
}
