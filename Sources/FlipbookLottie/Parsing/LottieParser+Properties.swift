import FlipbookPicture

extension LottieParser {
  /// Reads an animated property of an object.
  ///
  /// - Parameter value: Reads a value of a keyframe; nil where it is of a wrong kind.
  func property<Value: LottieValue>(
    _ owner: LottieNode, _ key: String, _ fallback: Value, isSpatial: Bool = false,
    _ value: (LottieNode) -> Value?
  ) -> LottieProperty<Value> {
    guard let node = replacement(key) ?? owner[key] else { return LottieProperty(fallback) }
    return at(key) { read(node, fallback, isSpatial: isSpatial, value) }
  }

  private func read<Value: LottieValue>(
    _ written: LottieNode, _ fallback: Value, isSpatial: Bool, _ value: (LottieNode) -> Value?
  ) -> LottieProperty<Value> {
    var node = written
    if let slot = written["sid"]?.string {
      if let filled = slots[slot] {
        node = filled
      } else if written["k"] == nil {
        warn("slot", "There is no slot \"\(slot)\".")
      }
    }
    var loop: LottieLoop?
    var script: String?
    if let text = node["x"]?.string ?? written["x"]?.string, !text.isEmpty {
      switch LottieSimpleExpression(text) {
      case .value: break
      case .loop(let found): loop = found
      case .constant(let numbers):
        let list = LottieNode.array(numbers.map { .number($0) })
        if let fixed = value(list) { return known(LottieProperty(fixed), written, count: numbers.count) }
      case nil: script = text
      }
    }
    let content = node["k"] ?? node
    var property = plain(content, fallback, isSpatial: isSpatial, loop, value)
    if let script, let expression = expression(script, written) { property = property.with(expression) }
    return known(property, written, count: content.componentCount)
  }

  /// Reads a property without its expression.
  private func plain<Value: LottieValue>(
    _ content: LottieNode, _ fallback: Value, isSpatial: Bool, _ loop: LottieLoop?,
    _ value: (LottieNode) -> Value?
  ) -> LottieProperty<Value> {
    if case .array(let list) = content, list.contains(where: { $0["t"] != nil }) {
      let keys = keyframes(list, isSpatial: isSpatial, value)
      return keys.isEmpty ? LottieProperty(fallback) : LottieProperty(keyframes: keys, loop: loop)
    }
    if case .object(let object) = content, object.keys.isEmpty { return LottieProperty(fallback) }
    guard let fixed = value(content) else {
      warn("value", "The value is of a wrong kind (\(content.kind)); the default is used.")
      return LottieProperty(fallback)
    }
    return LottieProperty(fixed)
  }

  private func keyframes<Value: LottieValue>(
    _ list: [LottieNode], isSpatial: Bool, _ value: (LottieNode) -> Value?
  ) -> [LottieKeyframe<Value>] {
    var keys: [LottieKeyframe<Value>] = []
    keys.reserveCapacity(list.count)
    // The value before the next keyframe where a keyframe says it itself.
    var written: [Bool] = []
    var isSorted = true
    for (index, node) in list.enumerated() {
      guard let time = node["t"]?.number, time.isFinite else {
        at(index) { warn("keyframe", "The keyframe has no time; it is left out.") }
        continue
      }
      guard let start = node["s"].flatMap(value) ?? keys.last?.end else {
        at(index) { warn("keyframe", "The keyframe has no value; it is left out.") }
        continue
      }
      let end = node["e"].flatMap(value)
      if let last = keys.last {
        if !written[written.count - 1] { keys[keys.count - 1].end = start }
        if time < last.time { isSorted = false }
      }
      keys.append(
        LottieKeyframe(time: time, start: start, end: end ?? start, easing: easing(node), route: nil))
      written.append(end != nil)
      if isSpatial, keys.count > 1 {
        keys[keys.count - 2].route = route(list, before: index, keys[keys.count - 2])
      }
    }
    if !isSorted {
      warn("keyframe", "The keyframes are not in the order of their times; they are sorted.")
      keys = keys.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(
        \.element)
    }
    return keys
  }

  /// The curve in space of the keyframe before one; its handles are its own.
  private func route<Value: LottieValue>(
    _ list: [LottieNode], before index: Int, _ key: LottieKeyframe<Value>
  )
    -> LottieRoute?
  {
    let node = list[index - 1]
    guard let start = key.start as? SIMD3<Double>, let end = key.end as? SIMD3<Double>,
      let leaving = node["to"]?.numbers, let arriving = node["ti"]?.numbers, leaving.count >= 2,
      arriving.count >= 2
    else { return nil }
    return LottieRoute(
      from: start.plane, leaving: SIMD2(leaving[0], leaving[1]), arriving: SIMD2(arriving[0], arriving[1]),
      to: end.plane)
  }

  private func easing(_ node: LottieNode) -> LottieEasing {
    if flag(node, "h") { return .hold }
    guard let out = node["o"], let into = node["i"], let x1 = out["x"]?.numbers, let y1 = out["y"]?.numbers,
      let x2 = into["x"]?.numbers, let y2 = into["y"]?.numbers,
      let count = [x1, y1, x2, y2].map(\.count).max(), [x1, y1, x2, y2].allSatisfy({ !$0.isEmpty })
    else { return .linear }
    func curve(_ axis: Int) -> LottieEasingCurve {
      func part(_ list: [Double]) -> Double { list[min(axis, list.count - 1)] }
      return LottieEasingCurve(x1: part(x1), y1: part(y1), x2: part(x2), y2: part(y2))
    }
    let curves = (0..<min(4, count)).map(curve)
    if curves.allSatisfy(\.isLinear) { return .linear }
    return curves.allSatisfy { $0 == curves[0] } ? .curve(curves[0]) : .curves(curves)
  }

  // MARK: Kinds of values

  func scalar(_ owner: LottieNode, _ key: String, _ fallback: Double) -> LottieProperty<Double> {
    property(owner, key, fallback) { $0.number }
  }

  func vector(_ owner: LottieNode, _ key: String, _ fallback: SIMD3<Double>, isSpatial: Bool = false)
    -> LottieProperty<SIMD3<Double>>
  {
    property(owner, key, fallback, isSpatial: isSpatial) { node in
      guard let numbers = node.numbers, !numbers.isEmpty else { return nil }
      // A list that is too short lacks components of a point; one number alone counts for both axes.
      let isList = if case .array = node { isSpatial } else { false }
      let y = numbers.count > 1 ? numbers[1] : isList ? fallback.y : numbers[0]
      return SIMD3(numbers[0], y, numbers.count > 2 ? numbers[2] : fallback.z)
    }
  }

  func color(_ owner: LottieNode, _ key: String) -> LottieProperty<SIMD4<Double>> {
    property(owner, key, SIMD4(0, 0, 0, 1)) { self.colorValue($0) }
  }

  /// A colour of 3 or 4 numbers, or as hexadecimal text. Opacity doesn't count, as in other players.
  func colorValue(_ node: LottieNode) -> SIMD4<Double>? {
    if let text = node.string { return hexColor(text) }
    guard let numbers = node.numbers, numbers.count >= 3 else { return nil }
    var color = SIMD4(numbers[0], numbers[1], numbers[2], 1)
    if hasByteColors, max(color.x, color.y, color.z) > 1 {
      color = SIMD4(color.x / 255, color.y / 255, color.z / 255, 1)
    }
    return color
  }

  func hexColor(_ text: String) -> SIMD4<Double>? {
    var digits = text.drop { $0 == "#" }
    if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count >= 6, let value = UInt32(digits.prefix(6), radix: 16) else { return nil }
    return SIMD4(Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255), 255) / 255
  }

  /// A path of vertices with handles relative to them.
  func pathValue(_ node: LottieNode, isClosed fallback: Bool) -> LottiePath? {
    if case .array(let list) = node { return list.first.flatMap { pathValue($0, isClosed: fallback) } }
    guard node.isObject, let points = node["v"]?.array else { return nil }
    let arriving = node["i"]?.array ?? []
    let leaving = node["o"]?.array ?? []
    var contour = LottieContour(isClosed: node["c"].map { ($0.number ?? 0) != 0 } ?? fallback)
    contour.vertices.reserveCapacity(points.count)
    for (index, node) in points.enumerated() {
      guard let point = pair(node) else { return nil }
      let before = index < arriving.count ? pair(arriving[index]) : nil
      let after = index < leaving.count ? pair(leaving[index]) : nil
      contour.vertices.append(
        LottieContour.Vertex(
          point, arriving: before.map { point + $0 }, leaving: after.map { point + $0 }))
    }
    return LottiePath([contour])
  }

  private func pair(_ node: LottieNode) -> SIMD2<Double>? {
    guard case .array(let list) = node, list.count >= 2, let x = list[0].number, let y = list[1].number else {
      return nil
    }
    return SIMD2(x, y)
  }
}
