import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookCompiler

@Suite("The cache of compiled scenes")
struct SceneCacheTests {
  private func temporaryCache() -> SceneCache {
    SceneCache(folder: FileManager.default.temporaryDirectory.path + "/flipbook-cache-\(UUID().uuidString)")
  }

  /// Puts an executable of a size into the cache, last used some seconds ago.
  @discardableResult
  private func add(_ number: UInt64, bytes: Int, age: Double, to cache: SceneCache) throws -> String {
    let staging = try cache.makeStaging()
    defer { cache.discard(staging: staging) }
    let file = staging + "/scene"
    let created = FileManager.default.createFile(
      atPath: file, contents: Data(count: bytes), attributes: [.posixPermissions: 0o755])
    #expect(created)
    let path = try cache.store(file, for: ContentHash(high: 0, low: number))
    try FileManager.default.setAttributes([.modificationDate: Date() - age], ofItemAtPath: path)
    return path
  }

  @Test("what is stored is found under its key and no other, and staging leaves nothing")
  func storing() throws {
    let cache = temporaryCache()
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    let path = try add(1, bytes: 10, age: 0, to: cache)
    #expect(cache.executable(for: ContentHash(high: 0, low: 1)) == path)
    #expect(cache.executable(for: ContentHash(high: 0, low: 2)) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).count == 1)
  }

  @Test("storing the same key twice keeps the later one")
  func race() throws {
    let cache = temporaryCache()
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    try add(1, bytes: 10, age: 0, to: cache)
    let path = try add(1, bytes: 20, age: 0, to: cache)
    #expect(FileManager.default.contents(atPath: path)?.count == 20)
  }

  @Test("when bytes run out, what was unused longest goes first")
  func bytes() throws {
    var cache = temporaryCache()
    cache.byteLimit = 250
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    for number in 1...3 { try add(UInt64(number), bytes: 100, age: Double(100 - number * 10), to: cache) }
    try add(4, bytes: 100, age: 0, to: cache)
    let left = (1...4).filter { cache.executable(for: ContentHash(high: 0, low: UInt64($0))) != nil }
    #expect(left == [3, 4])
  }

  @Test("the newest is kept even when it alone is over the bounds")
  func oversize() throws {
    var cache = temporaryCache()
    cache.byteLimit = 10
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    try add(1, bytes: 100, age: 0, to: cache)
    #expect(cache.executable(for: ContentHash(high: 0, low: 1)) != nil)
  }

  @Test("the folder follows FLIPBOOK_CACHE, XDG_CACHE_HOME and HOME, in this order")
  func folders() {
    let all = ["FLIPBOOK_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"]
    #expect(SceneCache(environment: all).folder == "/a/scenes")
    #expect(SceneCache(environment: ["XDG_CACHE_HOME": "/b", "HOME": "/c"]).folder == "/b/flipbook/scenes")
    #expect(
      SceneCache(environment: ["XDG_CACHE_HOME": "", "HOME": "/c"]).folder == "/c/.cache/flipbook/scenes")
    #expect(SceneCache(environment: [:]).folder.hasSuffix("/flipbook-cache/scenes"))
  }

  @Test("a cache that can't be written is an error that names it and the way out")
  func unwritable() {
    let cache = SceneCache(folder: "/proc/flipbook")
    let failure = #expect(throws: (any Error).self) { try cache.makeStaging() }
    #expect("\(failure!)".contains("/proc/flipbook"))
    #expect("\(failure!)".contains("FLIPBOOK_CACHE"))
  }
}
