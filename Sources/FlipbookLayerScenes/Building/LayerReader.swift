import FlipbookLayers
import FlipbookDrawing
import Foundation

/// Reads layers.
struct LayerReader {
  let context: ReadingContext

  func layers(_ node: JSONNode) -> [SceneLayer] {
    guard let list = node.array else {
      context.wrong(node, "a list of layers")
      return []
    }
    return list.compactMap(layer)
  }

  func layer(_ node: JSONNode) -> SceneLayer? {
    context.layerCount += 1
    guard context.layerCount <= ReadingContext.layerLimit else {
      if context.layerCount == ReadingContext.layerLimit + 1 {
        context.issues.report(node, "the scene has more than \(ReadingContext.layerLimit) layers")
      }
      return nil
    }
    guard !context.issues.isFull else { return nil }
    guard node.object != nil else {
      context.wrong(node, "a layer: an object")
      return nil
    }
    guard let kind = Self.kind(node, context), let object = SceneObject(node, kind.spec, context) else {
      return nil
    }
    let layer = SceneLayer(kind: kind)
    layer.name = object["name"]?.string
    read(object, kind.allProperties, into: layer)
    let hasSize = ["bounds", "size", "frame"].contains { object[$0] != nil }
    layer.fitsText = kind.name == "text" && !hasSize && object.optional("wrapped", context.boolean) != true
    layer.layers = object.optional("layers") { layers($0) } ?? []
    layer.cost = SceneCost(of: layer, object, context)
    return layer
  }

  /// The layer around all others.
  func root(_ node: JSONNode) -> SceneLayer? {
    guard let object = SceneObject(node, SceneSpecs.root, context) else { return nil }
    let layer = SceneLayer(kind: LayerKind.all[0])
    layer.name = object["name"]?.string
    read(object, LayerKind.common, into: layer)
    layer.cost = SceneCost(of: layer, object, context)
    return layer
  }

  private func read(_ object: SceneObject, _ properties: [LayerProperty], into layer: SceneLayer) {
    for property in properties {
      guard let value = object[property.key.name] else { continue }
      if value.isNull, !property.isNullable {
        context.wrong(value, "given or left out")
      } else if let set = property.read(value, context) {
        layer.setters.append(set)
      }
    }
    let reader = AnimationReader(context: context, kind: layer.kind)
    layer.animations = object.optional("animations") { reader.animations($0) } ?? []
    layer.mask = object.optional("mask") { self.layer($0) }
    if let actions = object["actions"], !actions.isNull { readActions(actions, reader, into: layer) }
  }

  private func readActions(_ node: JSONNode, _ reader: AnimationReader, into layer: SceneLayer) {
    guard let members = node.object else {
      return context.wrong(node, "an object: animations by the names of properties")
    }
    let events = [kCAOnOrderIn, kCAOnOrderOut, "sublayers"]
    for member in members {
      let isProperty = AnimatedValue(member.key, kind: layer.kind, function: nil) != nil
      guard isProperty || events.contains(member.key) else {
        let hint = SceneNames.hint(member.key, in: AnimatedValue.names(layer.kind) + events)
        context.issues.report(
          member.keyOffset,
          "\(layer.kind.phrase) has no property \(SceneText.quoted(member.key)) with an action\(hint)",
          origin: node.origin)
        continue
      }
      if member.node.isNull {
        layer.actions[member.key] = .some(nil)
      } else if let action = reader.read(member.node, event: isProperty ? member.key : nil) {
        layer.actions[member.key] = .some(action)
      }
    }
  }

  /// The kind that an object asks for.
  ///
  /// - Parameter context: Where an unknown name is reported; nil for nowhere.
  static func kind(_ node: JSONNode, _ context: ReadingContext?) -> LayerKind? {
    guard let type = node["type"] else { return LayerKind.all[0] }
    if let name = type.string, let kind = LayerKind.named(name) { return kind }
    let names = LayerKind.all.flatMap { [$0.name, $0.className] }
    context?.wrong(
      type, "one of \(LayerKind.all.map { "\"\($0.name)\"" }.joined(separator: ", "))",
      hint: type.string.map { SceneNames.hint($0, in: names) } ?? "")
    return nil
  }
}

extension LayerProperty {
  /// Whether null says something.
  var isNullable: Bool {
    if case .nullable = key.form { true } else { false }
  }
}
