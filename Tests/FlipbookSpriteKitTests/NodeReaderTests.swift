import Foundation
import Testing

@testable import SpriteKit

@Suite("Nodes of files")
@MainActor struct NodeReaderTests {
  private func count(_ node: SKNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  @Test("an object has one place in the tree, also where the file names it in circles")
  func circles() throws {
    let children = ArchiveValue.table(["NS.objects": .list([.reference(1), .reference(4), .reference(4)])])
    let archive = KeyedArchive(
      objects: [
        .null, .table(["$class": .reference(3), "_children": .reference(2)]), children,
        .table(["$classname": .text("SKNode")]),
        .table(["$class": .reference(3), "_children": .reference(2), "_zPosition": .number(3)]),
      ], root: 1)
    let top = try #require(archive.top)
    let root = try #require(NodeReader(file: "a.sks").node(top))
    #expect(count(root) == 3)
  }

  @Test("numbers that no integer is are left out", arguments: [Double.infinity, .nan, 1e300])
  func numbers(_ number: Double) throws {
    let archive = KeyedArchive(
      objects: [
        .null, .table(["$class": .reference(2), "_numberOfLines": .number(number), "_text": .text("a")]),
        .table(["$classname": .text("SKLabelNode")]),
      ], root: 1)
    let node = NodeReader(file: "a.sks").node(try #require(archive.top))
    #expect((node as? SKLabelNode)?.numberOfLines == 1)
  }
}
