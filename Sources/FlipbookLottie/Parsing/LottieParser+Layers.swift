import FlipbookPicture
import Foundation

extension LottieParser {
  /// Reads a list of layers.
  ///
  /// - Throws: ``LottieError`` where parents or precompositions lead in circles, or there are too many layers.
  func comp(_ owner: LottieNode, id: String?) throws -> LottieComp {
    guard let list = owner["layers"]?.array else { return LottieComp(layers: []) }
    var size = list.count
    var places: [Double: Int] = [:]
    for (index, node) in list.enumerated() {
      if let number = node["ind"]?.number { places[number] = index }
    }
    var layers: [LottieLayer] = []
    layers.reserveCapacity(list.count)
    try at("layers") {
      for (index, node) in list.enumerated() {
        try at(index) {
          let outer = layerName
          layerName = node["nm"]?.string
          defer { layerName = outer }
          let read = { try self.layer(node, index: index, places: places, list: list) }
          layers.append(try named([layerName ?? ""], [], read))
          if let builder, let place = builder.node(of: node) { builder.layers[place] = layers[index] }
          if number(node, "ty", -1) == 0, let child = node["refId"]?.string { size += compSizes[child] ?? 0 }
        }
      }
    }
    guard size <= Self.layerLimit else {
      throw LottieError(
        message: "the precompositions come to more than \(Self.layerLimit) layers", path: place)
    }
    if let id { compSizes[id] = size }
    try checkParents(layers)
    let comp = LottieComp(layers: layers, hasUsualCamera: hasPerspective)
    if !comp.usesSpace, layers.contains(where: { $0.isSpatial && $0.transform.leavesPlane }) {
      warn(
        "3d",
        "There is no camera, so layers in space are drawn from in front, without perspective, as players do; "
          + "--perspective draws them as After Effects does.", severity: .note)
    }
    return comp
  }

  private func checkParents(_ layers: [LottieLayer]) throws {
    // Each layer is gone through once: those that lead to the end are known to.
    var isDone = Array(repeating: false, count: layers.count)
    for start in layers.indices {
      var chain: [Int] = []
      var isOpen: Set<Int> = []
      var next: Int? = start
      while let index = next, !isDone[index] {
        guard isOpen.insert(index).inserted else {
          throw LottieError(
            message: "the parents of the layer \"\(layers[index].name)\" lead back to it",
            path: "\(place).layers[\(index)].parent")
        }
        chain.append(index)
        next = layers[index].parent
      }
      for index in chain { isDone[index] = true }
    }
  }

  private func layer(_ node: LottieNode, index: Int, places: [Double: Int], list: [LottieNode]) throws
    -> LottieLayer
  {
    var layer = LottieLayer()
    layer.name = node["nm"]?.string ?? ""
    layer.inPoint = number(node, "ip", -.greatestFiniteMagnitude)
    layer.outPoint = number(node, "op", .greatestFiniteMagnitude)
    layer.startTime = number(node, "st", 0)
    let stretch = number(node, "sr", 1)
    layer.stretch = stretch == 0 ? 1 : stretch
    layer.isHidden = flag(node, "hd")
    layer.blendMode = blendMode(node)
    layer.isMatteSource = flag(node, "td")
    let is3D = flag(node, "ddd")
    if let transform = node["ks"] {
      layer.transform = at("ks") { self.transform(transform, is3D: is3D, followsPath: flag(node, "ao")) }
    }
    layer.isSpatial = is3D
    if let parent = node["parent"]?.number {
      layer.parent = places[parent]
      if layer.parent == nil { warn("parent", "There is no layer with the index \(parent) for a parent.") }
    }
    readMatte(node, index: index, places: places, into: &layer)
    if node["hasMask"].map({ ($0.number ?? 0) != 0 }) ?? true { layer.masks = masks(node) }
    (layer.effects, layer.styles) = (effects(node, places), styles(node))
    layer.content = try content(node)
    return layer
  }

  private func readMatte(_ node: LottieNode, index: Int, places: [Double: Int], into layer: inout LottieLayer)
  {
    guard let mode = node["tt"]?.number, mode != 0 else { return }
    guard let matte = LottieMatte(rawValue: Int(clamping: mode)) else {
      return warn("matte", "The matte mode \(mode) is not supported; the layer is drawn whole.")
    }
    let source = node["tp"]?.number.flatMap { places[$0] } ?? (index > 0 ? index - 1 : nil)
    guard let source, source != index else { return warn("matte", "There is no layer for the matte.") }
    (layer.matte, layer.matteSource) = (matte, source)
  }

  private func content(_ node: LottieNode) throws -> LottieLayer.Content {
    let type = Int(clamping: number(node, "ty", -1))
    switch type {
    case 0: return try precomp(node)
    case 1:
      let own = node["sc"]?.string.flatMap(hexColor) ?? SIMD4(0, 0, 0, 1)
      let color = replacedColor(["Color", "Solid"]) ?? own
      return .solid(RGBA(color), size: size(node, "sw", "sh"))
    case 2: return image(node)
    case 3: return .none
    case 4: return .shapes(shapes(node, "shapes"))
    case 5: return text(node)
    case 6: return sound(node)
    case 13:
      return .camera(LottieCamera(zoom: scalar(node, "pe", 0), isAimed: node["ks"]?["a"] != nil))
    default: warn("layer", "Layers of the type \(type) are not supported; it is left out.")
    }
    return .none
  }

  private func precomp(_ node: LottieNode) throws -> LottieLayer.Content {
    let id = node["refId"]?.string ?? ""
    guard let asset = assets[id] else {
      warn("asset", "There is no precomposition \"\(id)\".")
      return .none
    }
    guard !openComps.contains(id) else {
      throw LottieError(message: "the precomposition \"\(id)\" contains itself", path: "\(place).refId")
    }
    if comps[id] == nil {
      openComps.append(id)
      defer { openComps.removeLast() }
      comps[id] = try elsewhere("$.assets[\(asset.index)]") { try comp(asset.node, id: id) }
    }
    let remap = node["tm"].map { _ in scalar(node, "tm", 0) }
    return .comp(comps[id] ?? LottieComp(layers: []), size: size(node, "w", "h"), remap: remap)
  }

  func size(_ node: LottieNode, _ width: String, _ height: String) -> CGSize {
    CGSize(width: max(0, min(1e6, number(node, width, 0))), height: max(0, min(1e6, number(node, height, 0))))
  }
}

extension RGBA {
  init(_ color: SIMD4<Double>) {
    func part(_ value: Double) -> Float { Float(max(0, min(1, value))) }
    self.init(red: part(color.x), green: part(color.y), blue: part(color.z), opacity: part(color.w))
  }
}

extension LottieTransform.Rotation3D {
  /// Whether it only ever turns in the plane.
  var isFlat: Bool {
    !x.isAnimated && !y.isAnimated && !orientation.isAnimated && x.value(at: 0) == 0 && y.value(at: 0) == 0
      && orientation.value(at: 0).x == 0 && orientation.value(at: 0).y == 0
  }
}
