/// Collects the parts of a file that scripts can see, before and while it is read.
final class LottieExpressionModelBuilder {
  private(set) var nodes: [LottieExpressionNode] = []
  private(set) var comps: [String: Int] = [:]
  var properties: [LottieExpressionProperty?] = []
  var layers: [LottieLayer?] = []
  var expressions: [LottieExpression] = []
  /// The nodes by the object of the file.
  private var places: [ObjectIdentifier: Int] = [:]

  /// Collects the parts of a file.
  init(_ root: LottieNode) {
    addComp(root, names: [root["nm"]?.string ?? ""])
    for asset in root["assets"]?.array ?? [] where asset["layers"]?.array != nil {
      addComp(asset, names: [asset["nm"]?.string, asset["id"]?.string].compactMap { $0 })
    }
    properties = Array(repeating: nil, count: nodes.count)
    layers = Array(repeating: nil, count: nodes.count)
  }

  /// The node of an object of the file; nil where scripts don't see it.
  func node(of json: LottieNode) -> Int? {
    guard case .object(let object) = json else { return nil }
    return places[ObjectIdentifier(object)]
  }

  private func add(
    _ kind: LottieExpressionNode.Kind, _ json: LottieNode, names: [String], number: Int, to parent: Int?
  ) -> Int {
    let place = nodes.count
    let layer = kind == .layer ? place : parent.flatMap { nodes[$0].layer }
    nodes.append(
      LottieExpressionNode(
        kind: kind, names: names, number: number, parent: parent, layer: layer,
        comp: parent.map { nodes[$0].comp } ?? place, json: json))
    if let parent { nodes[parent].children.append(place) }
    if case .object(let object) = json, kind != .contents, kind != .effects, kind != .masks {
      places[ObjectIdentifier(object)] = place
    }
    return place
  }

  private func addComp(_ json: LottieNode, names: [String]) {
    let comp = add(.comp, json, names: names, number: 1, to: nil)
    for name in names where comps[name] == nil { comps[name] = comp }
    for (index, layer) in (json["layers"]?.array ?? []).enumerated() { addLayer(layer, index, to: comp) }
  }

  private func addLayer(_ json: LottieNode, _ index: Int, to comp: Int) {
    let number = json["ind"]?.number.map { Int(clamping: $0) } ?? index + 1
    let layer = add(.layer, json, names: [json["nm"]?.string ?? ""], number: number, to: comp)
    if let transform = json["ks"] { addTransform(transform, number: 6, to: layer) }
    if let shapes = json["shapes"] { addContents(shapes, number: 2, to: layer) }
    if let effects = json["ef"]?.array { addEffects(effects, to: layer) }
    if let list = json["masksProperties"]?.array {
      let masks = add(.masks, .null, names: ["Masks", "ADBE Mask Parade"], number: 3, to: layer)
      for (index, mask) in list.enumerated() {
        let place = add(.mask, mask, names: [mask["nm"]?.string ?? ""], number: index + 1, to: masks)
        addProperties(LottieExpressionNames.masks, of: mask, to: place)
      }
    }
    if json["tm"] != nil {
      addProperty(json["tm"], names: ["Time Remap", "ADBE Time Remapping"], number: 20, to: layer)
    }
    if let text = json["t"] {
      let place = add(.text, text, names: ["Text", "ADBE Text Properties"], number: 21, to: layer)
      addProperty(text["d"], names: ["Source Text", "ADBE Text Document"], number: 1, to: place)
    }
  }

  private func addProperty(_ json: LottieNode?, names: [String], number: Int, to parent: Int) {
    guard let json, json.isObject else { return }
    let index = json["ix"]?.number.map { Int(clamping: $0) } ?? number
    _ = add(.property, json, names: names, number: index, to: parent)
  }

  private func addProperties(_ list: [LottieExpressionNames.Property], of json: LottieNode, to parent: Int) {
    for entry in list { addProperty(json[entry.key], names: entry.names, number: entry.number, to: parent) }
  }

  private func addTransform(_ json: LottieNode, number: Int, to parent: Int) {
    let transform = add(
      .transform, json, names: ["Transform", "ADBE Transform Group", "ADBE Vector Transform Group"],
      number: number, to: parent)
    addProperties(LottieExpressionNames.transform, of: json, to: transform)
    guard let position = json["p"], position["x"]?.isObject == true || position["y"]?.isObject == true else {
      return
    }
    addProperties(LottieExpressionNames.positions, of: position, to: transform)
  }

  private func addContents(_ json: LottieNode, number: Int, to parent: Int) {
    let contents = add(
      .contents, .null, names: ["Contents", "content", "ADBE Root Vectors Group", "ADBE Vectors Group"],
      number: number, to: parent)
    for (index, shape) in (json.array ?? []).enumerated() where shape["ty"]?.string != "tr" {
      addShape(shape, index, to: contents)
    }
  }

  private func addShape(_ json: LottieNode, _ index: Int, to contents: Int) {
    let type = json["ty"]?.string ?? ""
    let number = json["ix"]?.number.map { Int(clamping: $0) } ?? index + 1
    let names = [json["nm"]?.string, json["mn"]?.string].compactMap { $0 }
    let shape = add(.group, json, names: names, number: number, to: contents)
    if type == "gr" {
      addContents(json["it"] ?? .null, number: 2, to: shape)
      if let transform = json["it"]?.array?.last(where: { $0["ty"]?.string == "tr" }) {
        addTransform(transform, number: 3, to: shape)
      }
      return
    }
    addProperties(LottieExpressionNames.shapes[type] ?? [], of: json, to: shape)
    if type == "rp", let transform = json["tr"] { addTransform(transform, number: 4, to: shape) }
    if type == "st" || type == "gs", let dashes = json["d"]?.array {
      let group = add(.group, .null, names: ["Dashes", "dash"], number: 20, to: shape)
      for (index, dash) in dashes.enumerated() {
        let name = dash["n"]?.string
        addProperty(
          dash["v"], names: [name == "o" ? "Offset" : name == "g" ? "Gap" : "Dash"], number: index + 1,
          to: group)
      }
    }
  }

  private func addEffects(_ list: [LottieNode], to layer: Int) {
    let effects = add(
      .effects, .null, names: ["Effects", "effect", "ADBE Effect Parade"], number: 4, to: layer)
    for (index, json) in list.enumerated() {
      let names = [json["nm"]?.string, json["mn"]?.string].compactMap { $0 }
      let number = json["ix"]?.number.map { Int(clamping: $0) } ?? index + 1
      let effect = add(.effect, json, names: names, number: number, to: effects)
      addParameters(json["ef"]?.array ?? [], to: effect, level: 0)
    }
  }

  private func addParameters(_ list: [LottieNode], to effect: Int, level: Int) {
    for (index, json) in list.enumerated() {
      if let inner = json["ef"]?.array {
        if level < 8 { addParameters(inner, to: effect, level: level + 1) }
        continue
      }
      let type = json["ty"]?.number.map { Int(clamping: $0) } ?? -1
      let names = [json["nm"]?.string, json["mn"]?.string, LottieExpressionNames.controls[type]]
      let number = json["ix"]?.number.map { Int(clamping: $0) } ?? index + 1
      guard let value = json["v"], value.isObject else { continue }
      _ = add(
        type == 10 ? .layerChoice : .property, value, names: names.compactMap { $0 }, number: number,
        to: effect)
    }
  }
}
