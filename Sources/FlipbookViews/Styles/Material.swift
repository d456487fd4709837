import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A layer of frosted glass: what is behind shines through, blurred and more colourful, under a light or a dark tint.
public struct Material: ShapeStyle, Hashable {
  /// The tint over what is behind in a scheme: how opaque it is, and how colourful what is behind becomes first.
  struct Tint: Hashable {
    let opacity: Double
    let saturation: Double
  }

  let light: Tint
  let dark: Tint
  /// The standard deviation of the blur, in points.
  let blurRadius: CGFloat

  /// What becomes of white in the light, of 255.
  let whiteInLight: Double

  private init(
    _ light: (Double, Double), _ dark: (Double, Double), blurRadius: CGFloat, whiteInLight: Double = 246
  ) {
    self.light = Tint(opacity: light.0, saturation: light.1)
    self.dark = Tint(opacity: dark.0, saturation: dark.1)
    (self.blurRadius, self.whiteInLight) = (blurRadius, whiteInLight)
  }

  // Those of the thinnest and the regular one are measured, the others lie between or beyond.
  public static let ultraThin = Material((0.375, 0.83), (0.445, 1), blurRadius: 22)
  public static let thin = Material((0.6, 1.4), (0.6, 1.2), blurRadius: 25)
  public static let regular = Material((0.8, 1.95), (0.73, 1.42), blurRadius: 28)
  public static let thick = Material((0.88, 1.95), (0.83, 1.6), blurRadius: 30)
  public static let ultraThick = Material((0.94, 1.95), (0.92, 1.8), blurRadius: 30)
  public static let bar = Material((0.85, 1.95), (0.85, 1.8), blurRadius: 28)

  /// The plate of an alert.
  static let alert = Material((0.8, 1.95), (0.92, 1.8), blurRadius: 28, whiteInLight: 252)

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    let isDark = environment.colorScheme == .dark
    let tint = isDark ? dark : light
    // All make (31, 31, 31) of black in the dark and, but for alerts, (246, 246, 246) of white in the light.
    let white = isDark ? 31 / 255 / tint.opacity : 1 - (255 - whiteInLight) / 255 / tint.opacity
    return .backdrop(
      blurRadius: blurRadius, saturation: tint.saturation,
      tint: Color(.sRGB, white: white, opacity: tint.opacity))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A style with a colour of the system's for light surrounds and one for dark ones.
public struct _SystemShapeStyle: ShapeStyle, Hashable {
  let light: Color
  let dark: Color

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

extension ShapeStyle where Self == _SystemShapeStyle {
  public static var separator: _SystemShapeStyle { .separator }
  public static var placeholder: _SystemShapeStyle { .placeholder }
  public static var fill: _SystemShapeStyle { .fill }
  public static var link: _SystemShapeStyle { .link }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var windowBackground: BackgroundStyle { BackgroundStyle() }
}
