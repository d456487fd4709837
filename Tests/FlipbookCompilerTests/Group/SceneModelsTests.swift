import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("Models in the folder of a scene")
struct SceneModelsTests {
  private func text(_ source: String, _ files: [String: Data]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try Data(source.utf8).write(to: folder.appendingPathComponent("A.swift"))
    let file = try SceneFile(path: folder.path)
    let group = StagedGroup(parts: file.parts, isFolder: true, isKnown: { _ in true })
    return SceneModels(of: file, parts: file.parts).text(for: group)
  }

  private let entity = Data(
    #"<model><entity name="Book" representedClassName="Book" codeGenerationType="class"></entity></model>"#
      .utf8)

  @Test("an entity that a file names becomes a class, and one that none names does not")
  func entities() throws {
    let files = ["sub/M.xcdatamodeld/M.xcdatamodel/contents": entity]
    let named = try #require(try text("import SwiftUI\nlet books: [Book] = []", files))
    #expect(named.contains("public class Book: Flipbook.NSManagedObject {\n"))
    #expect(named.contains("public required convenience init(context:"))
    #expect(named.contains("func \(ModelRegistration.function)()"))
    #expect(try text("let a = 1", files) == nil)
    #expect(try text("struct Book {}\nlet books: [Book] = []", files) == nil)
  }

  @Test("a model of Core ML's becomes a class with a prediction of its inputs")
  func learned() throws {
    // Takes a whole number "n" and gives a number "y".
    let bytes: [UInt8] = [
      0x12, 0x19, 0x0a, 0x07, 0x0a, 0x01, 0x6e, 0x1a, 0x02, 0x0a, 0x00, 0x52, 0x07, 0x0a, 0x01, 0x79, 0x1a,
      0x02,
      0x12, 0x00, 0x5a, 0x01, 0x79,
    ]
    var described = bytes
    described[1] = UInt8(bytes.count - 2)
    let files = ["Sleep Model.mlmodel": Data(described)]
    let text = try #require(try text("let m = try? Sleep_Model(configuration: .init())", files))
    #expect(text.contains("public class Sleep_Model {"))
    #expect(text.contains("public func prediction(`n`: Int64) throws -> Sleep_ModelOutput"))
    #expect(text.contains("public let `y`: Double"))
  }
}
