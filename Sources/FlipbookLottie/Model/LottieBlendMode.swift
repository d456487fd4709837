import FlipbookPicture

/// How a layer is combined with what lies under it, by the numbers of the format.
enum LottieBlendMode: Int, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight,
    difference,
    exclusion, hue, saturation, color, luminosity, add, hardMix

  /// The mode of the picture.
  var picture: DisplayItem.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .hardLight: .hardLight
    case .softLight: .softLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .add: .plusLighter
    case .hardMix: .hardMix
    }
  }
}
