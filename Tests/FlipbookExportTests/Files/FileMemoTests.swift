import Foundation
import Testing

@testable import FlipbookDigest

@Suite("Facts of files")
struct FileMemoTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/flipbook-facts-\(UUID().uuidString)"
  private var memo: FileMemo { FileMemo(folder: folder + "/facts") }

  /// A file that has not changed lately.
  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Waits until files that were written before are settled.
  private func settle() async throws { try await Task.sleep(for: .seconds(3.2)) }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private func entries() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/facts")) ?? []).map {
      "\(folder)/facts/\($0)"
    }
  }

  /// The fact of a file, and whether it was made for this.
  private func ask(_ memo: FileMemo, _ path: String, _ name: String = "text") throws -> (String, Bool) {
    var isMade = false
    let value = try memo.value(name, files: { [path] }) {
      isMade = true
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    return (value, isMade)
  }

  @Test("a fact is made once, and again when its file changes")
  func kept() async throws {
    defer { remove() }
    let path = try file("a", "one\ntwo\n")
    // Just written: it may change again within a tick of the clock.
    #expect(try ask(memo, path) == ("one\ntwo\n", true))
    #expect(entries().isEmpty)
    try await settle()
    #expect(try ask(memo, path).1)
    #expect(try ask(memo, path) == ("one\ntwo\n", false))
    // The same size, and the same date of change as far as that can be set.
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    _ = try file("a", "ONE\ntwo\n")
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
    #expect(try ask(memo, path) == ("ONE\ntwo\n", true))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: (any Error).self) { try ask(memo, path) }
  }

  @Test("a damaged fact counts as none, and is written anew")
  func damaged() async throws {
    defer { remove() }
    let path = try file("a", "right")
    try await settle()
    _ = try ask(memo, path)
    let entry = try #require(entries().first)
    let whole = try #require(FileManager.default.contents(atPath: entry))
    for count in [0, 1, 20, whole.count - 1] {
      try whole.prefix(count).write(to: URL(fileURLWithPath: entry))
      #expect(try ask(memo, path) == ("right", true), "\(count) bytes")
      #expect(try ask(memo, path) == ("right", false))
    }
    for place in stride(from: 0, to: whole.count, by: 3) {
      var data = whole
      data[place] ^= 1
      try data.write(to: URL(fileURLWithPath: entry))
      #expect(try ask(memo, path).0 == "right", "byte \(place)")
    }
    #expect(entries().count == 1)
  }

  @Test("a folder that can't be written keeps nothing and does no harm")
  func readOnly() async throws {
    defer { remove() }
    let path = try file("a", "x")
    try await settle()
    for _ in 0..<2 { #expect(try ask(FileMemo(folder: "/proc/flipbook-facts"), path) == ("x", true)) }
    _ = try file("facts", "no folder")
    for _ in 0..<2 { #expect(try ask(memo, path) == ("x", true)) }
  }

  @Test("those who ask at once all get the fact, and there is one afterwards")
  func atOnce() async throws {
    defer { remove() }
    let path = try file("a", String(repeating: "many words ", count: 5_000))
    try await settle()
    let memo = memo
    let values = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<24 { group.addTask { try ask(memo, path).0 } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(values.count == 1)
    #expect(entries().count == 1)
    #expect(try ask(memo, path).1 == false)
  }

  @Test("only so many facts are kept, and none that is large")
  func bounds() async throws {
    defer { remove() }
    let path = try file("a", "x")
    try await settle()
    var memo = memo
    memo.limit = 5
    for number in 0..<9 { _ = try ask(memo, path, "fact \(number)") }
    #expect(entries().count == 5)
    #expect(try ask(memo, path, "fact 8").1 == false)
    _ = memo.value("large", files: { [path] }) { String(repeating: "x", count: 2 << 20) }
    var isMade = false
    _ = memo.value("large", files: { [path] }) {
      isMade = true
      return ""
    }
    #expect(isMade)
    // A fact whose files can't be told, or aren't there, isn't kept.
    for files in [nil, ["/nothing/here"]] as [[String]?] {
      for _ in 0..<2 {
        var isMade = false
        _ = memo.value("unknown", files: { files }) {
          isMade = true
          return "y"
        }
        #expect(isMade)
      }
    }
  }

  @Test("the folder is that of the other caches")
  func place() {
    let all = ["FLIPBOOK_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"]
    #expect(FileMemo(environment: all)?.folder == "/a/facts")
    #expect(FileMemo(environment: ["XDG_CACHE_HOME": "/b", "HOME": "/c"])?.folder == "/b/flipbook/facts")
    #expect(
      FileMemo(environment: ["XDG_CACHE_HOME": "b", "HOME": "/c"])?.folder == "/c/.cache/flipbook/facts")
    #expect(FileMemo(environment: [:])?.folder == nil)
  }
}
