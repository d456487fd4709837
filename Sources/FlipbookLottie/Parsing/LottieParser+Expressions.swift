extension LottieParser {
  /// Reads an expression that needs a script; nil where it can't be read.
  func expression(_ text: String, _ owner: LottieNode) -> LottieExpression? {
    guard let builder, let node = builder.node(of: owner) else {
      warn("expression", "Expressions of this property are not evaluated; the value without it is used.")
      return nil
    }
    do {
      let layer = layerName.map { " (layer \"\($0)\")" } ?? ""
      let expression = LottieExpression(script: try LottieScript(text), node: node, place: place + layer)
      builder.expressions.append(expression)
      return expression
    } catch {
      let message = (error as? LottieScriptError)?.message ?? "\(error)"
      warn("expression", "The expression can't be read: \(message). The value without it is used.")
      return nil
    }
  }

  /// Makes a property known to scripts.
  func known<Value: LottieValue>(_ property: LottieProperty<Value>, _ json: LottieNode, count: Int)
    -> LottieProperty<Value>
  {
    if let builder, let node = builder.node(of: json) {
      builder.properties[node] = Value.erased(property, count: count)
    }
    return property
  }

  /// Reads the values of an effect's controls for scripts.
  func readControls(_ effect: LottieNode, level: Int = 0) {
    guard let builder, level < 8 else { return }
    at("ef") {
      for (index, control) in (effect["ef"]?.array ?? []).enumerated() {
        at(index) {
          if control["ef"] != nil { return readControls(control, level: level + 1) }
          guard let value = control["v"], let node = builder.node(of: value), builder.properties[node] == nil
          else { return }
          _ = property(control, "v", [0]) { $0.numbers }
        }
      }
    }
  }

  /// Reads what scripts can see and pictures don't use.
  func readRest() {
    guard let builder else { return }
    for (index, node) in builder.nodes.enumerated()
    where (node.kind == .property || node.kind == .layerChoice) && builder.properties[index] == nil {
      guard let parent = node.parent, builder.nodes[parent].kind != .text,
        node.json["k"]?.holdsNumbers == true
      else { continue }
      layerName = node.layer.flatMap { builder.nodes[$0].names.first }
      _ = elsewhere("$") {
        property(.object(LottieObject(keys: ["v"], values: [node.json])), "v", [0]) { $0.numbers }
      }
    }
    layerName = nil
  }
}

extension LottieNode {
  /// Whether it is a number, a list of them, or keyframes of them: paths and texts are none.
  fileprivate var holdsNumbers: Bool {
    guard case .array(let list) = self, let key = list.first(where: { $0["t"] != nil }) else {
      return numbers != nil
    }
    return (key["s"] ?? list.lazy.compactMap { $0["s"] }.first)?.numbers != nil
  }

  /// The number of components of a value, or of the first keyframe's.
  var componentCount: Int {
    guard case .array(let list) = self else { return 1 }
    if let start = list.first(where: { $0["s"] != nil })?["s"] { return start.componentCount }
    return list.count
  }
}
