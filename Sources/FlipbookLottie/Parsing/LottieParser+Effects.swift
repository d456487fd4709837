extension LottieParser {
  /// Reads the masks of a layer.
  func masks(_ node: LottieNode) -> [LottieMask] {
    guard let list = node["masksProperties"]?.array else { return [] }
    return at("masksProperties") {
      list.enumerated().compactMap { index, mask in
        at(index) {
          let name = mask["mode"]?.string ?? "a"
          guard let mode = LottieMask.Mode(rawValue: name) else {
            warn("mask", "The mask mode \"\(name)\" is not supported; the mask is left out.")
            return nil
          }
          guard mode != .none else { return nil }
          let isClosed = mask["cl"]?.number.map { $0 != 0 } ?? true
          return LottieMask(
            mode: mode, isInverted: flag(mask, "inv"),
            path: property(mask, "pt", LottiePath()) { self.pathValue($0, isClosed: isClosed) },
            opacity: scalar(mask, "o", 100), expansion: scalar(mask, "x", 0),
            feather: vector(mask, "f", SIMD3(0, 0, 0)))
        }
      }
    }
  }

  /// Reads the effects of a layer.
  ///
  /// - Parameter places: The layers of its list by their index.
  func effects(_ node: LottieNode, _ places: [Double: Int]) -> [LottieEffect] {
    guard let list = node["ef"]?.array else { return [] }
    return at("ef") {
      list.enumerated().compactMap { index, effect in
        at(index) {
          defer { readControls(effect) }
          return self.effect(effect, of: node) ?? otherEffect(effect, places)
        }
      }
    }
  }

  /// - Parameter layer: The layer that has it.
  private func effect(_ node: LottieNode, of layer: LottieNode) -> LottieEffect? {
    guard node["en"]?.number ?? 1 != 0 else { return nil }
    func number(_ index: Int, _ fallback: Double) -> LottieProperty<Double> {
      effectNumber(node, index, fallback)
    }
    func color(_ index: Int) -> LottieProperty<SIMD4<Double>> {
      parameter(node, index) { self.color($0, "v") }
    }
    let type = Int(clamping: self.number(node, "ty", 0))
    switch type {
    case 20: return .tint(black: color(0), white: color(1), amount: number(2, 100))
    case 21: return .fill(color: color(2), opacity: number(6, 1))
    case 22: return .stroke(maskStroke(node, of: layer))
    case 25:
      return .shadow(
        LottieShadow(
          color: color(0), opacity: number(1, 127.5), fullOpacity: 255, angle: number(2, 135),
          isLightAngle: false,
          distance: number(3, 5), softness: number(4, 0), isAlone: number(5, 0)))
    case 29: return .blur(amount: number(0, 0), axes: number(1, 1))
    case 35: return .transform(transformEffect(node), isUniform: number(2, 1), height: number(3, 100))
    case 5 where node["mn"]?.string == "ADBE Gaussian Blur" || node["mn"]?.string == "ADBE Fast Blur":
      return .blur(amount: number(0, 0), axes: number(1, 1))
    case 5 where node["mn"]?.string == "ADBE Box Blur2":
      return .boxBlur(radius: number(0, 0), rounds: number(1, 3), axes: number(2, 1))
    default: return nil
    }
  }

  private func transformEffect(_ node: LottieNode) -> LottieTransform {
    var result = LottieTransform()
    let origin = SIMD3<Double>(0, 0, 0)
    result.anchor = parameter(node, 0) { vector($0, "v", origin, isSpatial: true) }
    result.position = .joined(parameter(node, 1) { vector($0, "v", origin, isSpatial: true) })
    result.scale = parameter(node, 4) { vector($0, "v", SIMD3(100, 100, 100)) }
    result.skew = parameter(node, 5) { scalar($0, "v", 0) }
    result.skewAxis = parameter(node, 6) { scalar($0, "v", 0) }
    result.rotation = parameter(node, 7) { scalar($0, "v", 0) }
    result.opacity = parameter(node, 8) { scalar($0, "v", 100) }
    return result
  }

  /// Reads a number of an effect.
  func effectNumber(_ effect: LottieNode, _ index: Int, _ fallback: Double) -> LottieProperty<Double> {
    parameter(effect, index) { scalar($0, "v", fallback) }
  }

  /// Reads a parameter of an effect; null where it has fewer.
  func parameter<Result>(_ effect: LottieNode, _ index: Int, _ read: (LottieNode) -> Result) -> Result {
    let values = effect["ef"]?.array ?? []
    return at("ef") { at(index) { read(values.indices.contains(index) ? values[index] : .null) } }
  }

  private func maskStroke(_ node: LottieNode, of layer: LottieNode) -> LottieMaskStroke {
    func number(_ index: Int, _ fallback: Double) -> LottieProperty<Double> {
      parameter(node, index) { scalar($0, "v", fallback) }
    }
    let appearance = LottieMaskStroke.Appearance(rawValue: Int(clamping: number(10, 1).value(at: 0)))
    var masks = layer["masksProperties"]?.array ?? []
    if number(1, 0).value(at: 0) == 0 {
      let index = Int(clamping: number(0, 1).value(at: 0)) - 1
      masks = masks.indices.contains(index) ? [masks[index]] : []
    }
    return LottieMaskStroke(
      paths: masks.map { property($0, "pt", LottiePath()) { self.pathValue($0, isClosed: true) } },
      color: parameter(node, 3) { color($0, "v") }, brush: number(4, 2), opacity: number(6, 1),
      start: number(7, 0), end: number(8, 100), isSequential: number(2, 0).value(at: 0) != 0,
      appearance: appearance ?? .above)
  }
}
