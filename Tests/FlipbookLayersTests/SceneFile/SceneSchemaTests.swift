import Foundation
import Testing

@testable import FlipbookLayers

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
}
