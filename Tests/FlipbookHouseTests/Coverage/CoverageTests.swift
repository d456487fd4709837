import Flipbook
import FlipbookDiagnostics
import FlipbookScenes
import FlipbookUIKit
import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("The table of what is covered of SwiftUI")
struct CoverageTests {
  private static let table = Result {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-coverage-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let index = NameIndex.load(
      layout: try BuildLayout.current(),
      toolchain: try SwiftToolchain(environment: ProcessInfo.processInfo.environment), cacheFolder: folder)
    return try CoverageTable(index: index)
  }

  @Test("the document is what the modules say; scripts/coverage.sh writes it anew")
  func document() throws {
    let table = try Self.table.get()
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_COVERAGE"] != nil {
      try Data(table.text.utf8).write(to: URL(fileURLWithPath: CoverageTable.document))
    }
    let written = (try? String(contentsOfFile: CoverageTable.document, encoding: .utf8)) ?? ""
    let (old, new) = (written.split(separator: "\n"), table.text.split(separator: "\n"))
    let difference = zip(old, new).first { $0 != $1 }
    #expect(
      written == table.text,
      "docs/swiftui-coverage.md is out of date: \(difference.map { "\($0) → \($1)" } ?? "of another length")")
  }

  @Test("the page of UIKit is what the sources and the register say; scripts/coverage.sh writes it anew")
  func uiKit() throws {
    let table = try UIKitTable()
    if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_COVERAGE"] != nil {
      try Data(table.text.utf8).write(to: URL(fileURLWithPath: UIKitTable.document))
    }
    let written = (try? String(contentsOfFile: UIKitTable.document, encoding: .utf8)) ?? ""
    let (old, new) = (written.split(separator: "\n"), table.text.split(separator: "\n"))
    let difference = zip(old, new).first { $0 != $1 }
    #expect(
      written == table.text,
      "docs/uikit-coverage.md is out of date: \(difference.map { "\($0) → \($1)" } ?? "of another length")")
    // Every entry of the register is about a name of the page.
    let known = Set(table.types.flatMap { type in type.members.map { "\(type.name).\($0.name)" } })
    let unknown = UnsupportedRegister.uiKit.names.map(\.name).filter { !known.contains($0) }
    #expect(unknown.isEmpty, "\(unknown)")
  }

  @Test("every name that is there is used by an example of our own")
  func examples() throws {
    let missing = try Self.table.get().rows.filter {
      $0.state != .own && $0.state != .missing && $0.example.isEmpty
    }
    #expect(missing.isEmpty, "no example uses \(missing.map { "\($0.kind) \($0.name)" })")
  }

  @Test("every mark is about a name of the list, and none about one that isn't there")
  func marks() throws {
    let table = try Self.table.get()
    for mark in table.marks where mark.state != .own {
      let rows = table.rows.filter { CoverageTable.plain($0.name) == CoverageTable.plain(mark.name) }
      #expect(!rows.isEmpty, "\(mark.name) is not in names.tsv")
      #expect(rows.contains { $0.state == mark.state }, "\(mark.name) is marked, but not there")
    }
  }
}
