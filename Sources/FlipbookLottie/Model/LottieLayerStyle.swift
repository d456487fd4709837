import FlipbookPicture

/// A style of a layer as a whole.
enum LottieLayerStyle: Sendable {
  case dropShadow(LottieShadow)
  case innerShadow(LottieGlow)
  case outerGlow(LottieGlow)
  case innerGlow(LottieGlow)
  /// The opacity is in percent.
  case color(LottieProperty<SIMD4<Double>>, opacity: LottieProperty<Double>, LottieBlendMode)
  case gradient(LottieGradientOverlay)

  /// The place in the pile of styles, the lowest first.
  var order: Int {
    switch self {
    case .dropShadow: 0
    case .outerGlow: 1
    case .gradient: 2
    case .color: 3
    case .innerGlow: 4
    case .innerShadow: 5
    }
  }

  /// Whether it mixes its colours with what lies under the layer.
  var mixesOutside: Bool {
    if case .outerGlow(let glow) = self { glow.blendMode != .normal } else { false }
  }

  /// The blend modes by the numbers of After Effects' menu of layer styles.
  static let blendModes: [Int: LottieBlendMode] = [
    1: .normal, 4: .darken, 5: .multiply, 6: .colorBurn, 10: .lighten, 11: .screen, 12: .colorDodge, 13: .add,
    16: .overlay, 17: .softLight, 18: .hardLight, 22: .hardMix, 24: .difference, 25: .exclusion,
  ]
}
