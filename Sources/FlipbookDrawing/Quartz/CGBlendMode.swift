/// How Core Graphics combines what is drawn with what is already there.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  /// Both lists are in the same order.
  var blendMode: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
