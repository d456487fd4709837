import FlipbookPicture

extension LottieParser {
  /// Reads a fill or a stroke.
  func style(_ node: LottieNode, _ type: String) -> LottieStyle {
    let isGradient = type == "gf" || type == "gs"
    var style = LottieStyle(
      colors: isGradient ? .gradient(gradient(node)) : .color(color(node, "c")),
      opacity: scalar(node, "o", 100))
    style.blendMode = blendMode(node)
    style.isEvenOdd = number(node, "r", 1) == 2
    if type == "st" || type == "gs" { style.stroke = stroke(node) }
    return style
  }

  private func stroke(_ node: LottieNode) -> LottieStyle.Stroke {
    let cap: CGLineCap =
      switch number(node, "lc", 1) {
      case 2: .round
      case 3: .square
      default: .butt
      }
    var stroke = LottieStyle.Stroke(
      width: scalar(node, "w", 1), cap: cap, join: join(node),
      miterLimit: LottieProperty(number(node, "ml", 4)),
      dashes: [], dashOffset: LottieProperty(0))
    if node["ml2"] != nil { stroke.miterLimit = scalar(node, "ml2", 4) }
    for (index, dash) in (node["d"]?.array ?? []).enumerated() {
      at("d") {
        at(index) {
          let length = scalar(dash, "v", 0)
          if dash["n"]?.string == "o" { stroke.dashOffset = length } else { stroke.dashes.append(length) }
        }
      }
    }
    return stroke
  }

  private func gradient(_ node: LottieNode) -> LottieGradient {
    let origin = SIMD3<Double>(0, 0, 0)
    let colors = node["g"] ?? .null
    var stops = LottieProperty<[Double]>([])
    var count = Int(clamping: number(colors, "p", 0))
    at("g") {
      let outer = propertyNames
      propertyNames = LottieExpressionNames.colors
      defer { propertyNames = outer }
      // Data that says how many of its numbers are colors goes before the file.
      if let own = replacement("k")?["p"]?.number { count = Int(clamping: own) }
      stops = property(colors, "k", []) { $0.numbers }
    }
    let most = stops.value(at: 0).count / 4
    return LottieGradient(
      isRadial: number(node, "t", 1) == 2, start: vector(node, "s", origin, isSpatial: true),
      end: vector(node, "e", origin, isSpatial: true), highlightLength: scalar(node, "h", 0),
      highlightAngle: scalar(node, "a", 0), count: count > 0 ? min(count, most) : most, stops: stops,
      longest: stops.longest)
  }
}
