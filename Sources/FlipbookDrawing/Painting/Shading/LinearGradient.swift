import FlipbookMotion
import Foundation

/// A gradient along a line given in unit points of whatever is filled.
public struct LinearGradient: ShapeStyle, Hashable {
  package var gradient: AnyGradient
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  /// Makes a gradient from one unit point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  package init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of colours at equal distances from one unit point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of stops from one unit point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the gradient as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.unitGradient(gradient, .linear(startPoint, endPoint)))
  }
}
