import FlipbookMotion
import Foundation

/// Elliptical rings that follow the shape of whatever is filled; radii are fractions of its sides.
public struct EllipticalGradient: ShapeStyle, Hashable {
  package var gradient: AnyGradient
  package var center: UnitPoint
  package var startRadiusFraction: CGFloat
  package var endRadiusFraction: CGFloat

  /// Makes rings of a gradient. Radii are fractions of the sides: 0.5 reaches the edges from the middle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Makes rings of colours at equal distances. Radii are fractions of the sides.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes rings of stops. Radii are fractions of the sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns the gradient as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      .unitGradient(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction)))
  }
}
