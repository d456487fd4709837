import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style with a colour of the system's for light surrounds and one for dark ones.
public struct _SystemShapeStyle: ShapeStyle, Hashable {
  let light: Color
  let dark: Color

  /// The colour for the colour scheme.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    .color(environment.colorScheme == .dark ? dark : light)
  }

  /// The line between things.
  public static let separator = _SystemShapeStyle(
    light: Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29),
    dark: Color(.sRGB, red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6))
  /// Text that stands in for what is to come.
  public static let placeholder = _SystemShapeStyle(
    light: Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.3),
    dark: Color(.sRGB, red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.3))
  /// The ground of small controls.
  public static let fill = _SystemShapeStyle(
    light: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.2),
    dark: Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.36))
  /// Text that leads somewhere.
  public static let link = _SystemShapeStyle(
    light: Color(.sRGB, red: 0, green: 122 / 255, blue: 1),
    dark: Color(.sRGB, red: 9 / 255, green: 132 / 255, blue: 1))
}
