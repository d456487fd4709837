import FlipbookTestSupport
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Sets and dictionaries have another order in every process, so nothing that reaches a frame may read it.
@Suite("The order of sets and dictionaries")
struct UnorderedUseTests {
  /// What makes frames.
  private static let targets = [
    "Flipbook", "FlipbookCombine", "FlipbookDrawing", "FlipbookExport", "FlipbookLayers", "FlipbookMotion",
    "FlipbookRaster", "FlipbookScenes", "FlipbookUIKit", "FlipbookViews",
  ]

  /// The most places that may say why their order does not count.
  private static let excuseLimit = 40

  private static func files() throws -> [(path: String, text: String)] {
    let sources = Repository.root.appendingPathComponent("Sources")
    return try targets.flatMap { target in
      let folder = sources.appendingPathComponent(target)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
        let text = try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        return ("\(target)/\($0)", text)
      }
    }
  }

  private static func uses(in files: [(path: String, text: String)]) -> [UnorderedUse] {
    let trees = files.map { ($0.path, Parser.parse(source: $0.text)) }
    let collector = DeclarationCollector()
    for (_, tree) in trees { collector.walk(tree) }
    var seen: Set<UnorderedUse> = []
    return trees.flatMap { path, tree in
      UnorderedUseFinder(tree, file: path, names: collector.names).uses.filter { seen.insert($0).inserted }
    }
  }

  @Test("is read nowhere in what makes frames")
  func sources() throws {
    let files = try Self.files()
    #expect(files.count > 900)
    for use in Self.uses(in: files) {
      Issue.record("Sort it, or say why its order does not count in a comment \"// Any order: …\": \(use)")
    }
  }

  @Test("is excused in few places, each with a reason")
  func excuses() throws {
    let lines = try Self.files().flatMap { file in file.text.split(separator: "\n").map { (file.path, $0) } }
    let excuses = lines.compactMap { path, line in
      line.firstRange(of: "// Any order:").map { (path, line[$0.upperBound...]) }
    }
    #expect(excuses.count <= Self.excuseLimit)
    for (path, reason) in excuses { #expect(reason.split(separator: " ").count >= 3, "\(path):\(reason)") }
  }

  private static let planted = [
    "let a: Set<Int> = []; func f() { for x in a { print(x) } }",
    "func f(_ a: [Int: Int]) { for (k, v) in a { print(k, v) } }",
    "func f(_ a: [Int: Int]?) { for (k, v) in a ?? [:] { print(k, v) } }",
    "func f(_ a: Dictionary<Int, Int>) { for k in a.keys { print(k) } }",
    "func f(_ a: [Int: Int]) { for v in a.values where v > 1 { print(v) } }",
    "func f() { let a = Set([1, 2]); a.forEach { print($0) } }",
    "func f() { let a = Dictionary(grouping: [1, 2]) { $0 }; print(a.map { $0.key }) }",
    "func f(_ a: [Int: Double]) -> Double { a.values.reduce(0, +) }",
    "func f(_ a: [Int: Int]) -> Int? { a.first?.key }",
    "func f(_ a: Set<Int>) -> Int? { a.first { $0 > 1 } }",
    "func f(_ a: Set<Int>) -> [Int] { Array(a) }",
    "func f(_ a: [Int: Int]) -> [Int] { Array(a.values) }",
    "func f(_ a: Set<Int>, _ b: inout [Int]) { b.append(contentsOf: a) }",
    "func f(_ a: Set<Int>) -> [Int] { a.filter { $0 > 1 }.map { $0 } }",
    "struct S { var cells: [Int: Int] = [:]; func f() { for c in cells { print(c) } } }",
    "struct S { var cells = [Int: Int]() }; extension S { func f() { for c in self.cells { print(c) } } }",
    "struct R { var cells: [Int: Int] }; struct T { var cells: [Int] }; func f(_ r: R) { for c in r.cells { print(c) } }",
    "struct R { var cells: Set<Int> }; struct T { var row: R? ; func f() { for c in row!.cells { print(c) } } }",
    "typealias Table = [Int: Int]; func f(_ t: Table) { for c in t { print(c) } }",
    "func g() -> Set<Int> { [] }; func f() { for x in g() { print(x) } }",
    "func f(_ a: Set<Int>) { var b = a; while let x = b.popFirst() { print(x) } }",
    "func f(_ a: Set<Int>?) { if let a { for x in a { print(x) } } }",
    "func f(_ a: Set<Int>) { for (i, x) in a.enumerated() { print(i, x) } }",
    "func f(_ a: Set<Int>) -> Int? { a.randomElement() }",
    "func f(_ a: Set<Int>) { for x in a.union([1]) { print(x) } }",
  ]

  @Test("is found where it is planted", arguments: planted)
  func found(_ source: String) {
    #expect(!Self.uses(in: [("planted.swift", source)]).isEmpty)
  }

  private static let harmless = [
    "func f(_ a: [Int]) { for x in a { print(x) } }",
    "func f(_ a: Set<Int>) { for x in a.sorted() { print(x) } }",
    "func f(_ a: [Int: Int]) { for (k, v) in a.sorted(by: { $0.key < $1.key }) { print(k, v) } }",
    "func f(_ a: Set<Int>) -> Bool { a.contains(1) && a.count > 1 && a.allSatisfy { $0 > 1 } }",
    "func f(_ a: [Int: Int]) -> Set<Int> { Set(a.values) }",
    "func f(_ a: [Int: Int]) -> [Int] { a.map { $0.key }.sorted() }",
    "func f(_ a: Set<Int>) { for x in Array(a).sorted() { print(x) } }",
    "struct R { var cells: [Int: Int] }; struct T { var cells: [Int] }; func f(_ t: T) { for c in t.cells { print(c) } }",
    "// Any order: each is counted by itself.\nfunc f(_ a: Set<Int>) { for x in a { print(x) } }",
  ]

  @Test("is not seen where there is none, or where it does not count", arguments: harmless)
  func notFound(_ source: String) {
    #expect(Self.uses(in: [("innocent.swift", source)]) == [])
  }
}
