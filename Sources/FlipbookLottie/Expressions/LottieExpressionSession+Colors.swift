extension LottieExpressionSession {
  /// Functions of colours: lists of red, green, blue and opacity, or hue, saturation, lightness and opacity, 0…1.
  static let colors: [LottieScriptFunction] = [
    LottieScriptFunction("rgbToHsl") { runner, _, arguments in
      .list(hsl(try components(runner, arguments)))
    },
    LottieScriptFunction("hslToRgb") { runner, _, arguments in
      .list(rgb(try components(runner, arguments)))
    },
    LottieScriptFunction("hexToRgb") { runner, _, arguments in
      let text = runner.text(arguments.first ?? .undefined).drop { $0 == "#" }
      guard text.count >= 6, let value = UInt32(text.prefix(6), radix: 16) else {
        throw LottieScriptError("\"\(text)\" is no colour")
      }
      return .list([
        Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255, 1,
      ])
    },
  ]

  private static func components(_ runner: LottieScriptRunner, _ arguments: Arguments) throws -> [Double] {
    guard let list = try runner.numbers(arguments.first ?? .undefined), list.count >= 3 else {
      throw LottieScriptError("a colour has three or four components")
    }
    return list
  }

  private static func hsl(_ color: [Double]) -> [Double] {
    let (red, green, blue) = (color[0], color[1], color[2])
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let lightness = (high + low) / 2
    let range = high - low
    var (hue, saturation) = (0.0, 0.0)
    if range != 0 {
      saturation = lightness > 0.5 ? range / (2 - high - low) : range / (high + low)
      if high == red {
        hue = (green - blue) / range + (green < blue ? 6 : 0)
      } else if high == green {
        hue = (blue - red) / range + 2
      } else {
        hue = (red - green) / range + 4
      }
    }
    return [hue / 6, saturation, lightness] + color.dropFirst(3)
  }

  private static func rgb(_ color: [Double]) -> [Double] {
    let (hue, saturation, lightness) = (color[0], color[1], color[2])
    guard saturation != 0 else { return [lightness, lightness, lightness] + color.dropFirst(3) }
    let q = lightness < 0.5 ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation
    let p = 2 * lightness - q
    func part(_ shift: Double) -> Double {
      var t = (hue + shift).truncatingRemainder(dividingBy: 1)
      if t < 0 { t += 1 }
      if t < 1 / 6.0 { return p + (q - p) * 6 * t }
      if t < 1 / 2.0 { return q }
      if t < 2 / 3.0 { return p + (q - p) * (2 / 3.0 - t) * 6 }
      return p
    }
    return [part(1 / 3.0), part(0), part(-1 / 3.0)] + color.dropFirst(3)
  }
}
