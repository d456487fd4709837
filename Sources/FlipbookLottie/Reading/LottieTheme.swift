/// A theme of a container: values for slots.
enum LottieTheme {
  /// The values of a theme by slot.
  ///
  /// - Parameter animation: The animation that they are for; rules may be for some alone.
  /// - Throws: ``LottieError`` where the text is no theme.
  static func slots(_ text: [UInt8], animation: String?) throws -> [String: LottieNode] {
    let root = try LottieTextReader.read(text)
    guard let rules = root["rules"]?.array else {
      throw LottieError(message: "a theme has \"rules\", a list", path: "$")
    }
    var slots: [String: LottieNode] = [:]
    for rule in rules {
      guard let id = rule["id"]?.string else { continue }
      if let animations = rule["animations"]?.array?.compactMap(\.string), !animations.isEmpty, let animation,
        !animations.contains(animation)
      {
        continue
      }
      slots[id] = value(rule)
    }
    return slots
  }

  private static func value(_ rule: LottieNode) -> LottieNode? {
    switch rule["type"]?.string {
    case "Gradient": return gradient(rule)
    case "Image": return rule["value"].map(image)
    case "Text": return rule["value"].map(text)
    default: break
    }
    if let keys = rule["keyframes"]?.array {
      return .object(
        LottieObject(keys: ["a", "k"], values: [.number(1), .array(keys.map { keyframe($0) { $0 } })]))
    }
    guard let value = rule["value"] else { return nil }
    return .object(LottieObject(keys: ["a", "k"], values: [.number(0), value]))
  }

  /// A keyframe as animations write it.
  private static func keyframe(_ node: LottieNode, _ value: (LottieNode) -> LottieNode) -> LottieNode {
    var keys = ["t"]
    var values: [LottieNode] = [node["frame"] ?? .number(0)]
    if let written = node["value"] {
      keys.append("s")
      let inner = value(written)
      values.append(inner.array == nil ? .array([inner]) : inner)
    }
    for (key, name) in [("i", "inTangent"), ("o", "outTangent")] {
      guard let tangent = node[name] else { continue }
      keys.append(key)
      values.append(tangent)
    }
    if let hold = node["hold"]?.number, hold != 0 {
      keys.append("h")
      values.append(.number(1))
    }
    return .object(LottieObject(keys: keys, values: values))
  }

  /// Stops with colours and offsets as the numbers of a gradient.
  private static func gradient(_ rule: LottieNode) -> LottieNode? {
    func numbers(_ stops: LottieNode) -> LottieNode {
      let list = stops.array ?? []
      var colors: [LottieNode] = []
      var opacities: [LottieNode] = []
      for stop in list {
        let color = stop["color"]?.numbers ?? []
        let offset = stop["offset"]?.number ?? 0
        colors.append(.number(offset))
        colors += (0..<3).map { .number($0 < color.count ? color[$0] : 0) }
        if color.count > 3 { opacities += [.number(offset), .number(color[3])] }
      }
      return .array(colors + opacities)
    }
    if let keys = rule["keyframes"]?.array {
      let list = keys.map { keyframe($0, numbers) }
      let count = keys.first?["value"]?.array?.count ?? 0
      return .object(
        LottieObject(
          keys: ["p", "k"],
          values: [
            .number(Double(count)),
            .object(
              LottieObject(keys: ["a", "k"], values: [.number(1), .array(list)])),
          ]))
    }
    guard let value = rule["value"] else { return nil }
    return .object(
      LottieObject(
        keys: ["p", "k"],
        values: [
          .number(Double(value.array?.count ?? 0)),
          .object(LottieObject(keys: ["a", "k"], values: [.number(0), numbers(value)])),
        ]))
  }

  private static func image(_ value: LottieNode) -> LottieNode {
    var keys: [String] = []
    var values: [LottieNode] = []
    for (key, name) in [("w", "width"), ("h", "height"), ("p", "path"), ("p", "url")] {
      guard let member = value[name] else { continue }
      keys.append(key)
      values.append(member)
    }
    if let id = value["id"] {
      keys.append("p")
      values.append(id)
    }
    return .object(LottieObject(keys: keys, values: values))
  }

  private static func text(_ value: LottieNode) -> LottieNode {
    let names = [
      ("t", "text"), ("f", "fontName"), ("s", "fontSize"), ("fc", "fillColor"), ("sc", "strokeColor"),
      ("sw", "strokeWidth"), ("lh", "lineHeight"), ("tr", "tracking"), ("ls", "baselineShift"),
    ]
    let members = names.compactMap { key, name in value[name].map { (key, $0) } }
    let style = LottieNode.object(LottieObject(keys: members.map(\.0), values: members.map(\.1)))
    let key = LottieNode.object(LottieObject(keys: ["t", "s"], values: [.number(0), style]))
    return .object(LottieObject(keys: ["k"], values: [.array([key])]))
  }
}
