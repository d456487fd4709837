extension DisplayItem {
  /// How what is drawn is combined with what is already there.
  ///
  /// Separable and non-separable modes follow the W3C Compositing and Blending formulas; the others are
  /// Porter-Duff operators on premultiplied colours.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode, 0…28.
    public let rawValue: Int32

    /// Makes a mode from its number.
    ///
    /// - Parameter rawValue: 0…28 in the order of the static members; other values draw as `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The source over what is there.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// S·D
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// S + D − S·D
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// ``hardLight`` with source and destination exchanged.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// min(S, D)
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// max(S, D)
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// min(1, D / (1 − S))
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// 1 − min(1, (1 − D) / S)
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens or lightens, softly, by whether S is below or above 0.5.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies by 2·S where S is 0.5 or less; else screens with 2·S − 1.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// |S − D|
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// S + D − 2·S·D
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of the source with the saturation and luminosity of what is there.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of the source with the hue and luminosity of what is there.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The hue and saturation of the source with the luminosity of what is there.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The luminosity of the source with the hue and saturation of what is there.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Nothing is left where the source could reach.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// The source replaces everything inside the clip.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// S·Da
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// S·(1 − Da)
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// S·Da + D·(1 − Sa)
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// S·(1 − Da) + D
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// D·Sa
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// D·(1 − Sa)
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// S·(1 − Da) + D·Sa
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// S·(1 − Da) + D·(1 − Sa)
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// max(0, 1 − ((1 − D) + (1 − S)))
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// min(1, S + D)
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    /// 1 where S + D is 1 or more, else 0.
    package static var hardMix: BlendMode { BlendMode(rawValue: 28) }

    /// True for modes that change pixels where the source is transparent, so that only the clip bounds them.
    public var reachesWholeClip: Bool {
      switch self {
      case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
      default: false
      }
    }

    /// The name of the static member, for printing.
    package var name: String {
      let names = [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight",
        "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "clear", "copy",
        "sourceIn", "sourceOut", "sourceAtop", "destinationOver", "destinationIn", "destinationOut",
        "destinationAtop", "xor", "plusDarker", "plusLighter", "hardMix",
      ]
      return names.indices.contains(Int(rawValue)) ? names[Int(rawValue)] : "blendMode(\(rawValue))"
    }
  }
}
