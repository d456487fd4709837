import FlipbookMotion
import Foundation

/// Colours swept around a point given in unit points.
public struct AngularGradient: ShapeStyle, Hashable {
  package var gradient: AnyGradient
  package var center: UnitPoint
  package var startAngle: Angle
  package var endAngle: Angle

  /// Makes a gradient from one angle to another, clockwise; 0 is to the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient of colours at equal angles from one angle to another, clockwise; 0 is to the right.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a gradient of stops from one angle to another, clockwise; 0 is to the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Makes a whole turn that begins at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a whole turn that begins at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a whole turn that begins at `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the gradient as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    GraphicsContext.Shading(.unitGradient(gradient, .angular(center, startAngle, endAngle)))
  }
}
