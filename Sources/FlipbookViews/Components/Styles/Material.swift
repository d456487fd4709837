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

  /// The component that white becomes in the light, 0…255.
  let whiteInLight: Double

  private init(
    _ light: (Double, Double), _ dark: (Double, Double), blurRadius: CGFloat, whiteInLight: Double = 246
  ) {
    self.light = Tint(opacity: light.0, saturation: light.1)
    self.dark = Tint(opacity: dark.0, saturation: dark.1)
    (self.blurRadius, self.whiteInLight) = (blurRadius, whiteInLight)
  }

  // Those of the thinnest and the regular one are measured, the others lie between or beyond.
  /// The thinnest material: most of the background shines through.
  public static let ultraThin = Material((0.375, 0.83), (0.445, 1), blurRadius: 22)
  /// A thin material.
  public static let thin = Material((0.6, 1.4), (0.6, 1.2), blurRadius: 25)
  /// The usual material.
  public static let regular = Material((0.8, 1.95), (0.73, 1.42), blurRadius: 28)
  /// A thick material.
  public static let thick = Material((0.88, 1.95), (0.83, 1.6), blurRadius: 30)
  /// The thickest material: little of the background shines through.
  public static let ultraThick = Material((0.94, 1.95), (0.92, 1.8), blurRadius: 30)
  /// The material of bars.
  public static let bar = Material((0.85, 1.95), (0.75, 2), blurRadius: 28)

  /// The plate of an alert.
  static let alert = Material((0.8, 1.95), (0.92, 1.8), blurRadius: 28, whiteInLight: 252)

  /// A blur of the background under the tint of the colour scheme.
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
  /// The thinnest material: most of the background shines through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material: little of the background shines through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == _SystemShapeStyle {
  /// The line between things.
  public static var separator: _SystemShapeStyle { .separator }
  /// Text that stands in for what is to come.
  public static var placeholder: _SystemShapeStyle { .placeholder }
  /// The ground of small controls.
  public static var fill: _SystemShapeStyle { .fill }
  /// Text that leads somewhere.
  public static var link: _SystemShapeStyle { .link }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var selection: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style.
  public static var windowBackground: BackgroundStyle { BackgroundStyle() }
}
