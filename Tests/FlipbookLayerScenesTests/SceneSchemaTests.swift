import FlipbookLayers
import Foundation
import Testing

@testable import FlipbookLayerScenes

@MainActor
@Suite("The JSON Schema of scene files")
struct SceneSchemaTests {
  private static let file = SceneFilm.repository.appendingPathComponent("schemas/layer-scene.schema.json")

  @Test("the file is what the reader's tables say")
  func isCurrent() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      text == SceneSchema.text,
      "write it anew: flipbook validate --schema > schemas/layer-scene.schema.json")
  }

  @Test("every reference leads to a definition, and every definition is used")
  func references() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(SceneSchema.text.utf8)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: Any])
    var found: Set<String> = []
    func walk(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String {
          found.insert(reference.replacing("#/$defs/", with: ""))
        }
        object.values.forEach(walk)
      } else if let list = value as? [Any] {
        list.forEach(walk)
      }
    }
    walk(root)
    #expect(found == Set(definitions.keys))
  }

  @Test("the document names every key of a scene, a layer and an animation")
  func document() throws {
    let text = try String(
      contentsOf: SceneFilm.repository.appendingPathComponent("docs/layer-scenes.md"), encoding: .utf8)
    let specs =
      [SceneSpecs.scene, SceneSpecs.transaction, SceneSpecs.change, SceneSpecs.font, SceneSpecs.run]
      + SceneSpecs.animations
    let keys = specs.flatMap(\.names) + LayerKind.all.flatMap(\.spec.names) + SceneSpecs.cell.names
    for key in Set(keys).sorted() { #expect(text.contains("`\(key)`"), "\(key)") }
  }

  /// Properties that a scene file has no key for, since nothing that is seen follows from them.
  private static let unseen: Set<String> = [
    "backgroundFilters", "filter", "delegate", "style", "settlingDuration", "allowsOverdamping",
    "preferredFrameRateRange", "drawsAsynchronously", "edgeAntialiasingMask", "contentsFormat",
    "wantsExtendedDynamicRangeContent", "toneMapMode", "preferredDynamicRange", "contentsHeadroom",
    "minificationFilterBias", "needsDisplayOnBoundsChange", "allowsFontSubpixelQuantization",
    "levelsOfDetail",
    "levelsOfDetailBias",
  ]

  @Test("every property of layers, cells and animations that is seen has a key")
  func isComplete() throws {
    let specs = SceneSpecs.animations + LayerKind.all.map(\.spec) + [SceneSpecs.cell]
    let keys = Set(specs.flatMap(\.names))
    let sources = SceneFilm.repository.appendingPathComponent("Sources/FlipbookLayers")
    let classes = [
      "Core/Layer/CALayer", "Kinds/CAShapeLayer", "Kinds/CATextLayer", "Kinds/CAGradientLayer",
      "Kinds/CAReplicatorLayer", "Kinds/CAScrollLayer", "Kinds/CATiledLayer", "Emitters/CAEmitterLayer",
      "Emitters/CAEmitterCell", "Core/Animations/CAAnimation",
      "Core/Animations/CAPropertyAnimation", "Core/Animations/CABasicAnimation",
      "Core/Animations/CAKeyframeAnimation",
      "Core/Animations/CASpringAnimation", "Core/Animations/CAAnimationGroup", "Core/Animations/CATransition",
    ]
    var found = 0
    for name in classes {
      let text = try String(
        contentsOf: sources.appendingPathComponent(name + ".swift"), encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let match = line.firstMatch(of: /^  open var (\w+)/) else { continue }
        found += 1
        var key = String(match.1)
        if Self.unseen.contains(key) { continue }
        if key.hasPrefix("is") { key = key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3) }
        if key.hasSuffix("Value"), ["from", "to", "by"].contains(key.dropLast(5)) { key.removeLast(5) }
        #expect(keys.contains(key), "\(name).\(match.1)")
      }
    }
    #expect(found > 150, "the sources' spelling has changed")
  }
}
