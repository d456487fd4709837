import FlipbookDiagnostics
import FlipbookLayers
import Foundation

/// Reads transactions.
final class TransactionReader {
  /// A layer that transactions can name.
  private struct Named {
    var kind: LayerKind
    var count = 0
  }

  typealias Change = (LayerStage) -> Void
  private typealias LayerChange = (CALayer, LayerStage) -> Void

  private let context: ReadingContext
  private var named: [String: Named] = [:]

  /// - Parameters:
  ///   - layers: The layers of the scene.
  ///   - root: The layer around them.
  ///   - transactions: The layers that they insert can be named too.
  init(context: ReadingContext, layers: JSONNode?, root: JSONNode?, transactions: JSONNode?) {
    self.context = context
    for layer in layers?.array ?? [] { record(layer) }
    if let root { record(root) }
    for transaction in transactions?.array ?? [] { recordInserted(transaction) }
  }

  private func record(_ node: JSONNode) {
    if let name = node["name"]?.string, let kind = LayerReader.kind(node, nil) {
      named[name, default: Named(kind: kind)].count += 1
    }
    for child in node["layers"]?.array ?? [] { record(child) }
    if let mask = node["mask"] { record(mask) }
  }

  private func recordInserted(_ transaction: JSONNode) {
    for change in (transaction["changes"]?.array ?? []) + (transaction["completion"]?.array ?? []) {
      if let inner = change["transaction"] { recordInserted(inner) }
      guard let insert = change["insert"] else { continue }
      for layer in insert.array ?? [insert] { record(layer) }
    }
  }

  /// In the order of their times; of equal times in that of the file.
  func read(_ node: JSONNode) -> [SceneTransaction] {
    let list = context.list(node, of: "transactions") { transaction($0, SceneSpecs.transaction) } ?? []
    return list.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }

  private func transaction(_ node: JSONNode, _ spec: SceneSpec) -> SceneTransaction? {
    guard let object = SceneObject(node, spec, context) else { return nil }
    let transaction = SceneTransaction()
    if spec.names.contains("at") { transaction.at = object.required("at") { context.time($0) } ?? 0 }
    transaction.duration = object.optional("duration") { context.time($0) }
    transaction.timingFunction = object.optional("timingFunction", context.timingFunction)
    transaction.disablesActions = object.optional("disableActions", context.boolean)
    let begin = context.begin
    defer { context.begin = begin }
    if spec.names.contains("at") { context.begin = transaction.at }
    transaction.changes = object.required("changes", changes) ?? []
    // When a completion comes is known as the film runs.
    context.begin = nil
    transaction.completion = object.optional("completion", changes) ?? []
    return transaction
  }

  private func changes(_ node: JSONNode) -> [Change]? {
    context.list(node, of: "changes") { change($0) }.map { $0.flatMap { $0 } }
  }

  // MARK: Changes

  private static let kinds = ["set", "add", "removeAnimation", "insert", "remove"]

  private func change(_ node: JSONNode) -> [Change]? {
    guard let object = SceneObject(node, SceneSpecs.change, context) else { return nil }
    if let inner = object["transaction"], !inner.isNull {
      if let stray = (Self.kinds + ["layer"]).first(where: { object[$0] != nil }) {
        context.issues.report(
          object[stray] ?? node, "a change is a transaction or changes a layer, not both")
      }
      return transaction(inner, SceneSpecs.inner).map { inner in [{ inner.run(on: $0) }] }
    }
    guard Self.kinds.contains(where: { object[$0] != nil }) else {
      context.issues.report(
        node, "a change needs one of \((Self.kinds + ["transaction"]).joined(separator: ", "))")
      return nil
    }
    guard let name = object.required("layer", context.text), let kind = kind(name, object["layer"] ?? node)
    else { return nil }
    return layerChanges(object, kind).map { body in
      { stage in
        guard let layer = stage.layers[name] else {
          LayerInput.warn(
            "scene.layer",
            "At \(PlainNumber.text(LayerClock.now)) s a transaction changes the layer \"\(name)\", which isn't there yet; "
              + "the change is left out.")
          return
        }
        body(layer, stage)
      }
    }
  }

  private func layerChanges(_ object: SceneObject, _ kind: LayerKind) -> [LayerChange] {
    var result: [LayerChange] = []
    if let node = object["removeAnimation"], !node.isNull {
      switch node.value {
      case .bool(true): result.append { layer, _ in layer.removeAllAnimations() }
      case .string(let key): result.append { layer, _ in layer.removeAnimation(forKey: key) }
      default: context.wrong(node, "the key of an animation, or true for all")
      }
    }
    let reader = AnimationReader(context: context, kind: kind)
    if let animations = object.optional("add", { reader.animations($0) }) {
      result.append { layer, _ in for animation in animations { animation.add(to: layer) } }
    }
    if let setters = object.optional("set", { self.setters($0, kind) }) {
      result.append { layer, stage in
        for set in setters { set(layer) }
        stage.refit(layer)
      }
    }
    if let node = object["insert"], !node.isNull { result.append(insertion(node, object)) }
    if object.optional("remove", context.boolean) == true {
      result.append { layer, _ in layer.removeFromSuperlayer() }
    }
    return result
  }

  private func kind(_ name: String, _ node: JSONNode) -> LayerKind? {
    guard let found = named[name] else {
      context.issues.report(
        node,
        "no layer has the name \(SceneText.quoted(name))\(SceneNames.hint(name, in: named.keys.sorted()))")
      return nil
    }
    if found.count > 1 {
      context.issues.report(
        node, "\(found.count) layers have the name \(SceneText.quoted(name)); give each its own")
      return nil
    }
    return found.kind
  }

  /// New layers, and layers that are there already by their names.
  private func insertion(_ node: JSONNode, _ object: SceneObject) -> LayerChange {
    let reader = LayerReader(context: context)
    var make: [(LayerStage) -> CALayer?] = []
    for element in node.array ?? [node] {
      if let name = element.string {
        if kind(name, element) != nil { make.append { $0.layers[name] } }
      } else if let layer = reader.layer(element) {
        context.inserted += layer.cost
        make.append { layer.make(on: $0) }
      }
    }
    let places = ["at", "above", "below"].filter { object[$0] != nil }
    if places.count > 1 {
      context.issues.report(
        object[places[1]] ?? node,
        "a place is one of \"at\", \"above\" and \"below\", not \(places.count) of them")
    }
    let place = object.optional("at") { context.integer($0, in: 0...100_000) }
    let above = object.optional("above", context.text)
    let below = object.optional("below", context.text)
    for (key, name) in [("above", above), ("below", below)] {
      if let name { _ = kind(name, object[key] ?? node) }
    }
    return { parent, stage in
      for (offset, make) in make.enumerated() {
        guard let layer = make(stage) else { continue }
        if let place {
          parent.insertSublayer(layer, at: UInt32(place + offset))
        } else if let above {
          parent.insertSublayer(layer, above: stage.layers[above])
        } else if let below {
          parent.insertSublayer(layer, below: stage.layers[below])
        } else {
          parent.addSublayer(layer)
        }
      }
      stage.settle()
    }
  }

  // MARK: Setting

  /// Properties in the order of the tables, then key paths into them.
  private func setters(_ node: JSONNode, _ kind: LayerKind) -> [(CALayer) -> Void]? {
    guard let members = node.object else {
      context.wrong(node, "an object of properties and their new values")
      return nil
    }
    let properties = kind.allProperties.filter { $0.key.name != "name" }
    var result: [(CALayer) -> Void] = []
    for property in properties {
      guard let value = node[property.key.name] else { continue }
      if value.isNull, !property.isNullable {
        context.wrong(value, "a value")
      } else if let set = property.read(value, context) {
        result.append(set)
      }
    }
    let names = properties.map(\.key.name)
    for member in members where !names.contains(member.key) {
      guard let value = AnimatedValue(member.key, kind: kind, function: nil) else {
        reportUnknown(member, node, kind, names)
        continue
      }
      let key = member.key
      if let new = value.read(member.node, context) { result.append { $0.setValue(new, forKeyPath: key) } }
    }
    return result
  }

  private func reportUnknown(
    _ member: JSONNode.Member, _ node: JSONNode, _ kind: LayerKind, _ names: [String]
  ) {
    let owners = LayerKind.owners(of: member.key).map(\.name)
    let hint =
      owners.isEmpty
      ? SceneNames.hint(member.key, in: names + AnimatedValue.names(kind))
      : "; \(owners.joined(separator: ", ")) layers have"
    context.issues.report(
      member.keyOffset, "\(kind.phrase) has no property \(SceneText.quoted(member.key))\(hint)",
      origin: node.origin)
  }
}
