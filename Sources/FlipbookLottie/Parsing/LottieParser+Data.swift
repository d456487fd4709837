import FlipbookDiagnostics

extension LottieParser {
  /// Reads a part with a name, whose properties data may replace.
  func named<Result>(
    _ names: [String], _ properties: [LottieExpressionNames.Property] = [], _ body: () throws -> Result
  ) rethrows -> Result {
    guard replacements?.hasValues == true else { return try body() }
    let outer = propertyNames
    self.names.append(names)
    propertyNames = properties
    defer {
      self.names.removeLast()
      propertyNames = outer
    }
    return try body()
  }

  /// The value that data puts in the place of a property.
  func replacement(_ key: String) -> LottieNode? {
    guard replacements?.hasValues == true, !names.isEmpty,
      let property = propertyNames.first(where: { $0.key == key })
    else { return nil }
    let path = names + [property.names]
    if property.names.first == "Color", let color = replacements?.color(path) { return color }
    return replacements?.value(path)
  }

  /// The colour that data gives the layer that is being read.
  func replacedColor(_ kinds: [String]) -> SIMD4<Double>? {
    guard replacements?.hasValues == true, !names.isEmpty,
      let numbers = replacements?.color(names + [kinds])?["k"]?.numbers, numbers.count >= 3
    else { return nil }
    return SIMD4(numbers[0], numbers[1], numbers[2], 1)
  }

  /// The names of a shape, its kind among them.
  func names(of shape: LottieNode, _ type: String) -> [String] {
    let kind =
      switch type {
      case "fl", "gf": "Fill"
      case "st", "gs": "Stroke"
      case "tm": "Trim"
      default: ""
      }
    return [shape["nm"]?.string ?? "", kind].filter { !$0.isEmpty }
  }

  /// Reports on data that had no place in the file.
  var dataReports: [Diagnostic] {
    guard let replacements else { return [] }
    let layers = ([root] + (root["assets"]?.array ?? [])).flatMap { $0["layers"]?.array ?? [] }
    return replacements.reports(
      texts: layers.filter { $0["ty"]?.number == 5 }.compactMap { $0["nm"]?.string },
      slots: slotNames,
      images: (root["assets"]?.array ?? []).filter { $0["p"] != nil }.compactMap { $0["id"]?.string })
  }
}
