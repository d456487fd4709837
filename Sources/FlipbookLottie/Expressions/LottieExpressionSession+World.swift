import FlipbookPicture

extension LottieExpressionSession: LottieScriptWorld {
  func global(_ name: String, _ runner: LottieScriptRunner) throws -> LottieScriptValue? {
    guard let subject = subjects.last else { return nil }
    let node = model.nodes[subject.node]
    switch name {
    case "value": return subject.raw.value
    case "time": return .number(subject.frame / model.frameRate)
    case "thisProperty": return .part(LottieScriptPart(node: subject.node))
    case "thisLayer": return node.layer.map { .part(LottieScriptPart(node: $0)) }
    case "thisComp": return .part(LottieScriptPart(node: node.comp))
    case "Math": return .object(math)
    case "NaN": return .number(.nan)
    case "Infinity": return .number(.infinity)
    default: break
    }
    if let function = Self.functions[name] { return .library(function, .none) }
    let property = LottieScriptPart(node: subject.node)
    if let function = Self.propertyFunctions[name] ?? Self.pathFunctions[name] {
      return .library(function, .value(.part(property)))
    }
    if Self.propertyValues.contains(name) { return try member(.string(name), of: property, runner) }
    guard let layer = node.layer, Self.layerValues.contains(name) || Self.layerFunctions[name] != nil else {
      return nil
    }
    return try member(.string(name), of: LottieScriptPart(node: layer), runner)
  }

  /// Members of the property that scripts use without naming it.
  private static let propertyValues: Set = [
    "numKeys", "velocity", "speed", "propertyIndex",
  ]

  /// Members of the layer that scripts use without naming it.
  private static let layerValues: Set = [
    "index", "name", "transform", "position", "scale", "rotation", "anchorPoint", "opacity", "effect",
    "content", "mask", "hasParent", "parent", "width", "height", "inPoint", "outPoint", "startTime", "active",
    "enabled", "text", "source", "marker", "orientation", "rotationX", "rotationY", "rotationZ", "timeRemap",
  ]

  func plain(_ part: LottieScriptPart, _ runner: LottieScriptRunner) throws -> LottieScriptValue {
    guard let subject = subjects.last else { return .part(part) }
    return try plain(part, at: subject.frame, runner)
  }

  /// The value of a part at a time in frames: a property's value, or the part itself.
  func plain(_ part: LottieScriptPart, at frame: Double, _ runner: LottieScriptRunner) throws
    -> LottieScriptValue
  {
    let node = model.nodes[part.node]
    switch node.kind {
    case .property:
      try runner.count(8)
      if let parent = node.parent, model.nodes[parent].kind == .text {
        return .string(text(of: part.node, at: frame))
      }
      guard let value = value(of: part.node, at: frame) else { return .undefined }
      try runner.count(value.steps)
      return value.value
    case .layerChoice:
      guard let number = value(of: part.node, at: frame)?.numbers.first else { return .undefined }
      return model.layer(number, in: node.comp).map { .part(LottieScriptPart(node: $0)) } ?? .null
    default: return .part(part)
    }
  }

  private func text(of node: Int, at frame: Double) -> String {
    if let subject = subjects.last(where: { $0.node == node }), case .text(let text) = subject.raw {
      return text
    }
    guard let layer = model.nodes[node].layer, case .text(let text)? = model.layers[layer]?.content else {
      return ""
    }
    return text.document(at: LottieMoment(frame, self)).text
  }

  func member(_ key: LottieScriptValue, of part: LottieScriptPart, _ runner: LottieScriptRunner) throws
    -> LottieScriptValue?
  {
    try runner.count(4)
    let node = model.nodes[part.node]
    if case .string(let name) = key, let value = try named(name, of: part, runner) { return value }
    switch node.kind {
    case .property:
      return nil
    case .layerChoice:
      let value = try plain(part, runner)
      guard case .part(let layer) = value, layer != part else { return nil }
      return try member(key, of: layer, runner)
    case .group:
      if let found = model.child(key, of: part.node) { return .part(LottieScriptPart(node: found)) }
      guard let contents = model.child(.contents, of: part.node) else { return nil }
      return model.child(key, of: contents).map { .part(LottieScriptPart(node: $0)) }
    case .layer:
      if case .number(1) = key, let transform = model.child(.transform, of: part.node) {
        return .part(LottieScriptPart(node: transform))
      }
    default: break
    }
    return model.child(key, of: part.node).map { .part(LottieScriptPart(node: $0)) }
  }

  private func named(_ name: String, of part: LottieScriptPart, _ runner: LottieScriptRunner) throws
    -> LottieScriptValue?
  {
    let node = model.nodes[part.node]
    switch node.kind {
    case .comp:
      if let function = Self.compFunctions[name] { return .library(function, .value(.part(part))) }
      return compValue(name, node)
    case .layer:
      if let function = Self.layerFunctions[name] { return .library(function, .value(.part(part))) }
      return try layerValue(name, part.node, runner)
    case .property:
      if let function = Self.propertyFunctions[name] ?? Self.pathFunctions[name] {
        return .library(function, .value(.part(part)))
      }
      if let value = try propertyValue(name, part.node, runner) { return value }
    default: break
    }
    switch name {
    case "propertyGroup": return .library(Self.propertyGroup, .value(.part(part)))
    case "propertyIndex": return .number(Double(node.number))
    case "numProperties": return .number(Double(node.children.count))
    // A child may have these names itself.
    case "name", "_name":
      return model.child(.string(name), of: part.node) == nil ? .string(node.names.first ?? "") : nil
    default: return nil
    }
  }

  private func compValue(_ name: String, _ node: LottieExpressionNode) -> LottieScriptValue? {
    func number(_ key: String) -> Double? { node.json[key]?.number ?? model.nodes[0].json[key]?.number }
    switch name {
    case "name", "_name": return .string(node.names.first ?? "")
    case "width": return .number(number("w") ?? 0)
    case "height": return .number(number("h") ?? 0)
    case "duration":
      return .number(((number("op") ?? 0) - (number("ip") ?? 0)) / model.frameRate)
    case "frameDuration": return .number(1 / model.frameRate)
    case "displayStartTime": return .number((number("ip") ?? 0) / model.frameRate)
    case "numLayers": return .number(Double(node.children.count))
    case "pixelAspect": return .number(1)
    default: return nil
    }
  }

  private func layerValue(_ name: String, _ node: Int, _ runner: LottieScriptRunner) throws
    -> LottieScriptValue?
  {
    let part = model.nodes[node]
    let content = model.layers[node]
    func child(_ kind: LottieExpressionNode.Kind) -> LottieScriptValue? {
      model.child(kind, of: node).map { .part(LottieScriptPart(node: $0)) }
    }
    let parent = part.json["parent"]?.number.flatMap { model.layer($0, in: part.comp) }
    switch name {
    case "name", "_name": return .string(part.names.first ?? "")
    case "index": return .number(Double(part.number))
    case "hasParent": return .boolean(parent != nil)
    case "parent": return parent.map { .part(LottieScriptPart(node: $0)) } ?? .null
    case "effect", "Effects": return child(.effects)
    case "content": return child(.contents)
    case "mask": return child(.masks)
    case "text": return child(.text)
    case "transform": return child(.transform)
    case "position", "scale", "rotation", "anchorPoint", "opacity", "orientation", "rotationX", "rotationY",
      "rotationZ":
      guard let transform = model.child(.transform, of: node) else { return nil }
      return model.child(.string(name), of: transform).map { .part(LottieScriptPart(node: $0)) }
    case "inPoint": return content.map { .number($0.inPoint / model.frameRate) }
    case "outPoint": return content.map { .number($0.outPoint / model.frameRate) }
    case "startTime": return content.map { .number($0.startTime / model.frameRate) }
    case "active", "enabled":
      guard let content, let frame = subjects.last?.frame else { return .boolean(true) }
      return .boolean(name == "enabled" ? !content.isHidden : !content.isHidden && content.shows(at: frame))
    case "width", "height":
      let key = name == "width" ? ["w", "sw"] : ["h", "sh"]
      let asset = part.json["refId"]?.string.flatMap { model.comps[$0] }.map { model.nodes[$0].json }
      let size = key.compactMap { part.json[$0]?.number }.first ?? asset?[key[0]]?.number
      return .number(
        size ?? model.nodes[part.comp].json[key[0]]?.number ?? model.nodes[0].json[key[0]]?.number ?? 0)
    case "source":
      return part.json["refId"]?.string.flatMap { model.comps[$0] }.map {
        .part(LottieScriptPart(node: $0))
      }
    default: return nil
    }
  }

  private func propertyValue(_ name: String, _ node: Int, _ runner: LottieScriptRunner) throws
    -> LottieScriptValue?
  {
    guard let frame = subjects.last?.frame else { return nil }
    switch name {
    case "value": return try plain(LottieScriptPart(node: node), runner)
    case "numKeys": return .number(Double(model.properties[node]?.keyCount ?? 0))
    case "velocity": return velocity(of: node, at: frame)
    case "speed": return .number(Self.length(velocity(of: node, at: frame)))
    default: return nil
    }
  }

  /// The change a second.
  func velocity(of node: Int, at frame: Double) -> LottieScriptValue {
    let step = 0.001
    let now = value(of: node, at: frame)?.numbers ?? []
    let before = value(of: node, at: frame - step * model.frameRate)?.numbers ?? []
    let list = zip(now, before).map { ($0 - $1) / step }
    return list.count == 1 ? .number(list[0]) : .list(list)
  }

  /// The length of a vector; the size of a number.
  static func length(_ value: LottieScriptValue) -> Double {
    switch value {
    case .number(let number): return abs(number)
    case .array(let array):
      return array.elements.reduce(0) { sum, element in
        if case .number(let number) = element { return sum + number * number }
        return sum
      }.squareRoot()
    default: return 0
    }
  }
}
