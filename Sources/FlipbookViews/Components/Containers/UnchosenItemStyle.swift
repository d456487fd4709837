import FlipbookDrawing
import FlipbookMotion

/// The items of a tab bar that aren't chosen: what is behind shines through them, more colourful, under a grey.
struct UnchosenItemStyle: ShapeStyle {
  /// Fitted to pictures of phones: a part of the luminance and a part of what each component differs from that. White becomes
  /// 153 in the light, black 117 in the dark.
  func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading {
    let isDark = environment.colorScheme == .dark
    let (part, least, contrast) = isDark ? (0.437, 117.0, 0.8) : (0.437, 41.6, 1.51)
    return .backdrop(
      blurRadius: 0, saturation: contrast / part,
      tint: Color(.sRGB, white: least / 255 / (1 - part), opacity: 1 - part))
  }
}
