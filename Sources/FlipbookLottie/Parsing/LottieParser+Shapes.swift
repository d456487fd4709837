import FlipbookPicture

extension LottieParser {
  /// Reads the elements of a shape layer or a group.
  func shapes(_ owner: LottieNode, _ key: String) -> [LottieShape] {
    guard let list = owner[key]?.array else { return [] }
    return at(key) {
      list.enumerated().compactMap { index, node in at(index) { shape(node) } }
    }
  }

  private func shape(_ node: LottieNode) -> LottieShape? {
    guard node.isObject, !flag(node, "hd") else { return nil }
    let type = node["ty"]?.string ?? ""
    return named(names(of: node, type), LottieExpressionNames.shapes[type] ?? []) { shape(node, type) }
  }

  private func shape(_ node: LottieNode, _ type: String) -> LottieShape? {
    switch type {
    case "gr": return .group(group(node))
    case "sh", "rc", "el", "sr": return outline(node, type).map { .outline($0) }
    case "fl", "st", "gf", "gs": return .style(style(node, type))
    case "tm":
      return .trim(
        LottieTrim(
          start: scalar(node, "s", 0), end: scalar(node, "e", 100), offset: scalar(node, "o", 0),
          isIndividual: number(node, "m", 1) == 2))
    case "rp": return .repeater(repeater(node))
    case "rd": return .rounded(radius: scalar(node, "r", 0))
    case "mm": return .merge(LottieMerge(rawValue: Int(clamping: number(node, "mm", 1))) ?? .merge)
    case "op":
      return .offset(
        amount: scalar(node, "a", 0), join: join(node),
        miterLimit: scalar(node, node["ml"] == nil ? "" : "ml", 4))
    case "zz":
      return .zigZag(
        amplitude: scalar(node, "s", 0), ridges: scalar(node, "r", 0),
        isSmooth: property(node, "pt", 1) { $0.number }.value(at: 0) == 2)
    case "pb": return .pucker(scalar(node, "a", 0))
    case "tw": return .twist(angle: scalar(node, "a", 0), center: vector(node, "c", SIMD3(0, 0, 0)))
    // The transform of the group, and "no style".
    case "tr", "no": return nil
    default:
      warn("shape", "Shapes of the type \"\(type)\" are not supported; it is left out.")
      return nil
    }
  }

  private func group(_ node: LottieNode) -> LottieGroup {
    let shapes = shapes(node, "it")
    let blendMode = blendMode(node)
    var own = LottieTransform()
    if let list = node["it"]?.array, let index = list.lastIndex(where: { $0["ty"]?.string == "tr" }) {
      own = at("it") { at(index) { transform(list[index]) } }
    }
    return LottieGroup(shapes: shapes, transform: own, blendMode: blendMode)
  }

  private func outline(_ node: LottieNode, _ type: String) -> LottieOutline? {
    let origin = SIMD3<Double>(0, 0, 0)
    let form: LottieOutline.Form
    switch type {
    case "sh":
      let isClosed = flag(node, "closed")
      form = .path(property(node, "ks", LottiePath()) { self.pathValue($0, isClosed: isClosed) })
    case "rc":
      form = .rectangle(
        center: vector(node, "p", origin, isSpatial: true), size: vector(node, "s", origin),
        radius: scalar(node, "r", 0))
    case "el":
      form = .ellipse(center: vector(node, "p", origin, isSpatial: true), size: vector(node, "s", origin))
    default:
      form = .star(
        LottieOutline.Star(
          center: vector(node, "p", origin, isSpatial: true), points: scalar(node, "pt", 5),
          rotation: scalar(node, "r", 0), outerRadius: scalar(node, "or", 0),
          outerRoundness: scalar(node, "os", 0),
          innerRadius: number(node, "sy", 1) == 2 ? nil : scalar(node, "ir", 0),
          innerRoundness: scalar(node, "is", 0)))
    }
    return LottieOutline(form: form, isReversed: number(node, "d", 1) == 3)
  }

  private func repeater(_ node: LottieNode) -> LottieRepeater {
    let copies = scalar(node, "c", 1)
    let offset = scalar(node, "o", 0)
    let turn = node["tr"] ?? .null
    return at("tr") {
      LottieRepeater(
        copies: copies, offset: offset, stacksAbove: number(node, "m", 1) == 1, transform: transform(turn),
        startOpacity: scalar(turn, "so", 100), endOpacity: scalar(turn, "eo", 100))
    }
  }

  func join(_ node: LottieNode) -> CGLineJoin {
    switch number(node, "lj", 1) {
    case 2: .round
    case 3: .bevel
    default: .miter
    }
  }

  func blendMode(_ node: LottieNode) -> LottieBlendMode {
    let value = Int(clamping: number(node, "bm", 0))
    guard let mode = LottieBlendMode(rawValue: value) else {
      at("bm") { warn("blend", "The blend mode \(value) is not supported; normal is used.") }
      return .normal
    }
    return mode
  }
}

extension Int {
  /// The nearest whole number in range; 0 for a number that is none.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(1e15, value.rounded())))
  }
}
