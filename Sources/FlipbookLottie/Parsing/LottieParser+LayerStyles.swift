extension LottieParser {
  /// Reads the layer styles of a layer.
  func styles(_ node: LottieNode) -> [LottieLayerStyle] {
    guard let list = node["sy"]?.array else { return [] }
    let found = at("sy") {
      list.enumerated().compactMap { index, style in at(index) { self.style(style) } }
    }
    return found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }

  private func style(_ node: LottieNode) -> LottieLayerStyle? {
    switch Int(clamping: number(node, "ty", -1)) {
    case 1:
      return .dropShadow(
        LottieShadow(
          color: color(node, "c"), opacity: scalar(node, "o", 75), fullOpacity: 100,
          angle: scalar(node, "a", 120), isLightAngle: true, distance: scalar(node, "d", 5),
          softness: scalar(node, "s", 5), isAlone: LottieProperty(0)))
    case 2:
      var glow = glow(node)
      glow.angle = scalar(node, "a", 120)
      glow.distance = scalar(node, "d", 5)
      return .innerShadow(glow)
    case 3: return .outerGlow(glow(node))
    case 4:
      var glow = glow(node)
      glow.isFromCenter = scalar(node, "sr", 1).value(at: 0).rounded() == 2
      return .innerGlow(glow)
    case 7:
      return .color(
        color(node, "c"), opacity: scalar(node, node["so"] == nil ? "o" : "so", 100), styleMode(node))
    case 8: return gradientOverlay(node).map { .gradient($0) }
    default:
      warn(
        "style",
        "The layer style \"\(node["nm"]?.string ?? "")\" is not supported; the layer is drawn without it.")
      return nil
    }
  }

  private func glow(_ node: LottieNode) -> LottieGlow {
    for (key, usual) in [("no", 0.0), ("j", 0), ("r", 50)] {
      let value = scalar(node, key, usual)
      if value.isAnimated || value.value(at: 0) != usual {
        at(key) { warn("style", "Noise, jitter and range of layer styles have no effect.", severity: .note) }
      }
    }
    return LottieGlow(
      color: color(node, "c"), opacity: scalar(node, "o", 75), size: scalar(node, "s", 5),
      choke: scalar(node, "ch", 0), blendMode: styleMode(node))
  }

  private func gradientOverlay(_ node: LottieNode) -> LottieGradientOverlay? {
    let kind = scalar(node, "gt", 1).value(at: 0).rounded()
    guard kind == 1 || kind == 2, let colors = node["gf"] else {
      warn("style", "Gradient overlays of this type are not supported; the layer is drawn without it.")
      return nil
    }
    let origin = LottieProperty(SIMD3<Double>(0, 0, 0))
    let stops = property(node, "gf", [0]) { $0["k"]?.numbers ?? $0.numbers }
    let list = colors["p"]?.number ?? colors["k"]?["p"]?.number
    let count = list.map { Int(clamping: $0) } ?? stops.longest / 4
    return LottieGradientOverlay(
      gradient: LottieGradient(
        isRadial: kind == 2, start: origin, end: origin, highlightLength: LottieProperty(0),
        highlightAngle: LottieProperty(0), count: max(0, min(count, stops.longest / 4)), stops: stops,
        longest: stops.longest),
      opacity: scalar(node, "o", 100), angle: scalar(node, "a", 90), scale: scalar(node, "s", 100),
      offset: vector(node, "of", SIMD3(0, 0, 0)), isReversed: scalar(node, "re", 0).value(at: 0) != 0,
      blendMode: styleMode(node))
  }

  /// The blend mode of a layer style, by the numbers of After Effects' menu.
  private func styleMode(_ node: LottieNode) -> LottieBlendMode {
    let number = Int(clamping: scalar(node, "bm", 1).value(at: 0))
    if let mode = LottieLayerStyle.blendModes[number] { return mode }
    at("bm") { warn("blend", "The blend mode \(number) of a layer style is not supported; normal is used.") }
    return .normal
  }
}
