import FlipbookProjects
import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("Manifests that are kept")
struct ManifestCacheTests {
  /// Counts how often it is asked.
  private final class Counter: ManifestReading, @unchecked Sendable {
    var count = 0
    func dump(_ folder: String) throws -> [UInt8] {
      count += 1
      return Array("{\"n\":\(count)}".utf8)
    }
  }

  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("manifests \(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test("A manifest is evaluated once, and again after a change of it or of the toolchain")
  func once() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let file = root + "/Package.swift"
    try Data("let package = Package(name: \"A\")".utf8).write(to: URL(fileURLWithPath: file))
    let counter = Counter()
    let cache = ManifestCache(reader: counter, folder: root + "/cache", toolchain: "1")
    #expect(try cache.dump(root) == cache.dump(root))
    #expect(counter.count == 1)
    try Data("let package = Package(name: \"B\")".utf8).write(to: URL(fileURLWithPath: file))
    _ = try cache.dump(root)
    #expect(counter.count == 2)
    _ = try ManifestCache(reader: counter, folder: root + "/cache", toolchain: "2").dump(root)
    #expect(counter.count == 3)
    // One that was cut off is not taken.
    for name in try FileManager.default.contentsOfDirectory(atPath: root + "/cache") {
      try Data("{".utf8).write(to: URL(fileURLWithPath: "\(root)/cache/\(name)"))
    }
    #expect(try String(decoding: cache.dump(root), as: UTF8.self) == "{\"n\":4}")
  }

  @Test("A manifest that reads files or the environment is evaluated each time")
  func open() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(atPath: root) }
    try Data("let a = ProcessInfo.processInfo.environment[\"A\"]".utf8).write(
      to: URL(fileURLWithPath: root + "/Package.swift"))
    let counter = Counter()
    let cache = ManifestCache(reader: counter, folder: root + "/cache", toolchain: "1")
    #expect(try cache.dump(root) != cache.dump(root))
  }
}
