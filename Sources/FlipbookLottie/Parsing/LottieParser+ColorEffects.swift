extension LottieParser {
  /// Reads an effect on colours, or one that takes parts of its layer away.
  ///
  /// - Parameter places: The layers of the list by their index.
  func otherEffect(_ node: LottieNode, _ places: [Double: Int]) -> LottieEffect? {
    guard node["en"]?.number ?? 1 != 0 else { return nil }
    func color(_ index: Int) -> LottieProperty<SIMD4<Double>> {
      parameter(node, index) { self.color($0, "v") }
    }
    let type = Int(clamping: self.number(node, "ty", 0))
    switch (type, node["mn"]?.string) {
    case (23, _):
      return .tritone(
        light: color(0), middle: color(1), dark: color(2), original: effectNumber(node, 3, 0))
    case (24, _): return .levels(levels(node))
    case (5, "ADBE Easy Levels2"), (5, "ADBE Easy Levels"): return .levels(easyLevels(node))
    case (26, _):
      let feather = effectNumber(node, 4, 0)
      if feather.isAnimated || feather.value(at: 0) != 0 {
        warn("effect", "The feather of a radial wipe has no effect; its edges are sharp.", severity: .note)
      }
      return .wipe(
        LottieRadialWipe(
          completion: effectNumber(node, 0, 0), angle: effectNumber(node, 1, 0),
          center: parameter(node, 2) { vector($0, "v", SIMD3(0, 0, 0)) },
          direction: effectNumber(node, 3, 1)))
    case (28, _): return setMatte(node, places)
    case (20...22, _), (25, _), (29, _), (35, _), (5, "ADBE Box Blur2"), (5, "ADBE Gaussian Blur"),
      (5, "ADBE Fast Blur"):
      return nil
    default:
      reportEffect(node, type)
      return nil
    }
  }

  private func reportEffect(_ node: LottieNode, _ type: Int) {
    let name = node["nm"]?.string ?? node["mn"]?.string ?? ""
    // Controls hold values for expressions and draw nothing.
    if node["mn"]?.string?.hasSuffix("Control") == true || node["mn"]?.string?.hasPrefix("Pseudo/") == true {
      return
    }
    warn("effect", "The effect \"\(name)\" (type \(type)) is not supported; the layer is drawn without it.")
  }

  /// Ranges of all colours and of each component, seven parameters apart.
  private func levels(_ node: LottieNode) -> LottieLevels {
    LottieLevels(
      all: channel(node, 3), red: channel(node, 10), green: channel(node, 17), blue: channel(node, 24),
      alpha: channel(node, 31))
  }

  /// One range, for a channel of choice.
  private func easyLevels(_ node: LottieNode) -> LottieLevels {
    let range = channel(node, 2)
    switch effectNumber(node, 0, 1).value(at: 0).rounded() {
    case 2: return LottieLevels(red: range)
    case 3: return LottieLevels(green: range)
    case 4: return LottieLevels(blue: range)
    case 5: return LottieLevels(alpha: range)
    default: return LottieLevels(all: range)
    }
  }

  private func channel(_ node: LottieNode, _ first: Int) -> LottieLevels.Channel {
    LottieLevels.Channel(
      inBlack: effectNumber(node, first, 0), inWhite: effectNumber(node, first + 1, 1),
      gamma: effectNumber(node, first + 2, 1), outBlack: effectNumber(node, first + 3, 0),
      outWhite: effectNumber(node, first + 4, 1))
  }

  private func setMatte(_ node: LottieNode, _ places: [Double: Int]) -> LottieEffect? {
    func fixed(_ index: Int, _ fallback: Double) -> Double {
      effectNumber(node, index, fallback).value(at: 0).rounded()
    }
    guard let source = places[fixed(0, 0)] else {
      warn("effect", "There is no layer with the index \(fixed(0, 0)) for the matte.")
      return nil
    }
    guard let channel = LottieSetMatte.Channel(rawValue: Int(clamping: fixed(1, 4))) else {
      warn("effect", "The channel \(fixed(1, 4)) of a matte is not supported; the layer is drawn whole.")
      return nil
    }
    return .matte(LottieSetMatte(source: source, channel: channel, isInverted: fixed(2, 0) != 0))
  }
}
