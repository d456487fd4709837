import FlipbookDrawing
import FlipbookLayers
import Foundation

extension SceneCost {
  /// A layer with what lies in it, as often as it is copied. An excess is reported at the innermost layer where it
  /// occurs, and counts for nothing outside of it.
  init(of layer: SceneLayer, _ object: SceneObject, _ context: ReadingContext) {
    self.init()
    for child in layer.layers { self += child.cost }
    let copies = layer.kind.name == "replicator" ? Self.copies(layer, object) : 1
    for name in Self.names { self[name] *= copies }
    if let mask = layer.mask { self += mask.cost }
    layers += 1
    particles += Self.particles(object, context)
    let filter = Self.filters(layer, object, context)
    filters += filter.sum
    let limits = context.resources.limits
    if filters <= limits.filters, filter.largest * 12 > limits.memory, let place = object["filters"] {
      // A filter reads one surface, writes another and has a third to work on.
      context.issues.report(
        place, "the surfaces of a filter come to \(limits.refusal(filter.largest * 12, .memory))")
      filters = 0
    }
    let places: [(CostLimits.Name, String, String)] = [
      (.layers, "instanceCount", "the copies come to"), (.particles, "emitterCells", "the cells come to"),
      (.filters, "filters", "the filters come to"),
    ]
    for (name, key, words) in places where self[name] > limits[name] {
      let isOwn = object[key] != nil
      context.issues.report(
        object[key] ?? object["instanceCount"] ?? object.node,
        "\(isOwn ? words : "with its copies the layer comes to") \(limits.refusal(self[name], name))")
      self[name] = 0
    }
  }

  /// How many copies a replicator makes at most.
  private static func copies(_ layer: SceneLayer, _ object: SceneObject) -> Double {
    func most(_ animation: CAAnimation) -> Double {
      switch animation {
      case let group as CAAnimationGroup: (group.animations ?? []).map(most).max() ?? 0
      case let basic as CABasicAnimation where basic.keyPath == "instanceCount":
        [basic.fromValue, basic.toValue, basic.byValue].compactMap { LayerNumbers.number($0) }.reduce(0, +)
      case let frames as CAKeyframeAnimation where frames.keyPath == "instanceCount":
        (frames.values ?? []).compactMap { LayerNumbers.number($0) }.max() ?? 0
      default: 0
      }
    }
    let animated = layer.animations.map { most($0.animation) }.max() ?? 0
    return max(0, object["instanceCount"]?.number ?? 1, animated)
  }

  // MARK: Particles

  /// Particles that are alive at once.
  private static func particles(_ object: SceneObject, _ context: ReadingContext) -> Double {
    func number(_ node: JSONNode?, _ key: String, _ fallback: Double) -> Double {
      max(0, node?[key]?.number ?? fallback)
    }
    let rate = number(object.node, "birthRate", 1)
    let life = number(object.node, "lifetime", 1)
    /// Of cells, for each thing that emits them for as long as it lives.
    func alive(_ cells: JSONNode?, rate: Double, emitting: Double, depth: Int) -> Double {
      guard depth < 5 else { return 0 }
      return (cells?.array ?? []).reduce(0) { sum, cell in
        if case .bool(false)? = cell["enabled"]?.value { return sum }
        let own = (number(cell, "lifetime", 0) + number(cell, "lifetimeRange", 0) / 2) * life
        let born = number(cell, "birthRate", 0) * rate
        let now = born * min(own, emitting)
        // Those that have died may have left others.
        let inner = alive(cell["emitterCells"], rate: 1, emitting: own, depth: depth + 1)
        return sum + now + now * inner
      }
    }
    return alive(object["emitterCells"], rate: rate, emitting: context.duration, depth: 0)
  }

  // MARK: Filters

  /// The pixels of a layer's filters, all of them and those of the largest. Shadows are counted when they are drawn.
  private static func filters(
    _ layer: SceneLayer, _ object: SceneObject, _ context: ReadingContext
  ) -> (sum: Double, largest: Double) {
    let reaches = (object["filters"]?.array ?? []).map { filter in
      (max(0, filter["blur"]?.number ?? 0) * FilterStage.gaussianReach).rounded(.up) * context.scale
    }
    guard !reaches.isEmpty else { return (0, 0) }
    var (width, height) = (context.film.width * context.scale, context.film.height * context.scale)
    let isBounded = layer.layers.isEmpty && layer.kind.name == "layer"
    if isBounded, let own = Self.size(object) {
      (width, height) = (min(width, own.width * context.scale), min(height, own.height * context.scale))
    }
    // A stage works on what it is given and what is needed of it, whichever is less.
    let all = reaches.reduce(0, +)
    var (before, sum, largest) = (0.0, 0.0, 0.0)
    func area(_ grown: Double) -> Double { (Double(width) + 2 * grown) * (Double(height) + 2 * grown) }
    for reach in reaches {
      let given = min(before, all - before)
      before += reach
      let area = area(max(given, min(before, all - before)))
      sum += area
      largest = max(largest, area)
    }
    return (sum, largest)
  }

  /// The size that a layer says it has.
  private static func size(_ object: SceneObject) -> CGSize? {
    for key in ["frame", "bounds", "size"] {
      guard let node = object[key] else { continue }
      let list = (node.array ?? []).compactMap(\.number)
      if key == "size", list.count == 2 { return CGSize(width: max(0, list[0]), height: max(0, list[1])) }
      if list.count == 4 { return CGSize(width: max(0, list[2]), height: max(0, list[3])) }
    }
    return nil
  }
}
