/// How Core Graphics combines what is drawn with what is already there.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// The source over what is there.
  case normal = 0
  /// Modes that mix each component by itself.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// The rest of those, and the modes that mix whole colours.
  case exclusion, hue, saturation, color, luminosity
  /// The operators of Porter and Duff.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// The rest of those, and the two sums.
  case destinationAtop, xor, plusDarker, plusLighter

  /// Both lists are in the same order.
  var blendMode: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
