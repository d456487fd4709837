import FlipbookDrawing
import FlipbookMotion
import Foundation

// Views that are styles too have modifiers of the same names; which one is meant follows from what takes the result.
extension ShapeStyle {
  /// Returns the style made fainter: 0 for clear, 1 for no change.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// Returns the style, combined in a mode with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }

  /// Returns the style with a shadow of what it draws.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// Returns the style with unit coordinates that refer to a rectangle, whatever is drawn.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
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
  /// The style at half its opacity.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style at a quarter of its opacity.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style at 0.15 of its opacity.
  public var quaternary: some ShapeStyle { opacity(0.15) }
  /// The style at a tenth of its opacity.
  public var quinary: some ShapeStyle { opacity(0.1) }
}
