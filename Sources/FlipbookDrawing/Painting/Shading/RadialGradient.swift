import FlipbookMotion
import Foundation

/// Rings of colour about a point given in unit points; the radii are in points.
public struct RadialGradient: ShapeStyle, Hashable {
  package var gradient: AnyGradient
  package var center: UnitPoint
  package var startRadius: CGFloat
  package var endRadius: CGFloat

  /// Makes rings of a gradient. The centre is a unit point, the radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes rings of colours at equal distances. The centre is a unit point, the radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes rings of stops. The centre is a unit point, the radii are in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns the gradient as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.unitGradient(gradient, .radial(center, startRadius, endRadius)))
  }
}
