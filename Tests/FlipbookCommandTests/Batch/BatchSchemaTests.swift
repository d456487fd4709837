import Foundation
import Testing

@testable import FlipbookCommand

@Suite("The JSON Schema of manifests")
struct BatchSchemaTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("the file is what the reader's tables say")
  func isCurrent() throws {
    let file = Self.repository.appendingPathComponent("schemas/batch.schema.json")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == BatchSchema.text,
      "write it anew: flipbook batch --schema > schemas/batch.schema.json")
  }

  @Test("every key has a description of its value, and the document names every key")
  func keys() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(BatchSchema.text.utf8)) as? [String: Any])
    let properties = try #require(root["properties"] as? [String: Any])
    #expect(Set(properties.keys) == BatchManifest.keys)
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let rows = try #require(definitions["row"]?["properties"] as? [String: Any])
    #expect(Set(rows.keys) == Set(BatchRow.keys.map { "@" + $0 }))
    let options = try #require(definitions["options"]?["properties"] as? [String: Any])
    #expect(Set(options.keys) == BatchManifest.optionKeys)
    for (key, value) in properties.merging(rows, uniquingKeysWith: { $1 }).merging(
      options, uniquingKeysWith: { $1 })
    {
      #expect((value as? [String: Any])?.isEmpty == false, "\(key) takes anything")
    }
    let document = try String(
      contentsOf: Self.repository.appendingPathComponent("docs/batch.md"), encoding: .utf8)
    let names = BatchManifest.keys.union(BatchManifest.optionKeys).union(BatchManifest.formatKeys)
      .union(BatchRow.keys.map { "@" + $0 }).subtracting(["$schema", "description"])
    for key in names.sorted() {
      #expect(document.contains("`\(key)`") || document.contains("\"\(key)\""), "\(key)")
    }
  }
}
