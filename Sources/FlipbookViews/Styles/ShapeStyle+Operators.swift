import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style made fainter.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment).faded(to: opacity, in: environment)
  }
}

/// A style with a way of combining what it draws with what is behind.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment)
  }
}

/// A style with a shadow of what it draws.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment)
  }
}

/// A style whose unit coordinates refer to a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let rect: CGRect

  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    style._shading(in: environment).placed(in: rect)
  }
}

/// A shadow around what a style draws, or inside its edges.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points.
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points.
  ///   - x: To the right, in points.
  ///   - y: Down, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  var filter: GraphicsContext.Filter {
    isInner
      ? .shadow(
        color: color, radius: max(0, radius), x: x, y: y, blendMode: .sourceAtop,
        options: [.shadowAbove, .invertsAlpha])
      : .shadow(color: color, radius: max(0, radius), x: x, y: y)
  }
}

// Views that are styles too have modifiers of the same names; which one is meant follows from what takes the result.
extension ShapeStyle {
  /// The style made fainter: 0 for clear, 1 for no change.
  public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style, combined in a mode with what is behind.
  public func blendMode(_ mode: BlendMode) -> _BlendModeShapeStyle<Self> {
    _BlendModeShapeStyle(style: self, mode: mode)
  }

  /// The style with a shadow of what it draws.
  public func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<Self> {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// The style with unit coordinates that refer to a rectangle, whatever is drawn.
  public func `in`(_ rect: CGRect) -> _AnchoredShapeStyle<Self> {
    _AnchoredShapeStyle(style: self, rect: rect)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style made fainter: 0 for clear, 1 for no change.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style, combined in a mode with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

extension ShapeStyle {
  /// The style made fainter, as what matters less is drawn.
  public var secondary: some ShapeStyle { opacity(0.5) }
  public var tertiary: some ShapeStyle { opacity(0.25) }
  public var quaternary: some ShapeStyle { opacity(0.15) }
  public var quinary: some ShapeStyle { opacity(0.1) }
}
