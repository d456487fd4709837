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
    defer { staging.remove() }
    let file = staging.path + "/scene"
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
    #expect(cache.entry(for: ContentHash(high: 0, low: 1)) == .whole(path: path))
    #expect(cache.entry(for: ContentHash(high: 0, low: 2)) == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).count == 1)
  }

  @Test("storing the same key twice keeps the later one")
  func race() throws {
    let cache = temporaryCache()
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    try add(1, bytes: 10, age: 0, to: cache)
    let path = try add(1, bytes: 20, age: 0, to: cache)
    #expect(FileManager.default.contents(atPath: path)?.prefix(20) == Data(count: 20))
    #expect(cache.entry(for: ContentHash(high: 0, low: 1)) == .whole(path: path))
  }

  @Test("an entry that is empty, cut, changed in one bit, of garbage or another's is damaged, not run")
  func damage() throws {
    let cache = temporaryCache()
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    let key = ContentHash(high: 0, low: 1)
    let path = try add(1, bytes: 100, age: 0, to: cache)
    let other = try add(2, bytes: 100, age: 0, to: cache)
    let whole = try #require(FileManager.default.contents(atPath: path))
    var changed = whole
    changed[50] ^= 4
    var bad = [Data(), whole.prefix(60), whole.dropLast(), changed, Data(repeating: 7, count: 300)]
    bad.append(try #require(FileManager.default.contents(atPath: other)))
    for data in bad {
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: data)
      #expect(cache.entry(for: key) == .damaged(path: path), "\(data.count)")
    }
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: whole)
    #expect(cache.entry(for: key) == .whole(path: path))
  }

  @Test("what a compilation that was killed left is removed by the next")
  func leftovers() throws {
    let cache = temporaryCache()
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    let alive = try cache.makeStaging()
    try FileManager.default.createDirectory(
      atPath: cache.folder + "/staging-abcdef", withIntermediateDirectories: true)
    let next = try cache.makeStaging()
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(Set(names) == Set([alive.path, next.path].map { ($0 as NSString).lastPathComponent }))
  }

  @Test("when bytes run out, what was unused longest goes first")
  func bytes() throws {
    var cache = temporaryCache()
    cache.byteLimit = 450
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    for number in 1...3 { try add(UInt64(number), bytes: 100, age: Double(100 - number * 10), to: cache) }
    try add(4, bytes: 100, age: 0, to: cache)
    let left = (1...4).filter { cache.entry(for: ContentHash(high: 0, low: UInt64($0))) != .missing }
    #expect(left == [3, 4])
  }

  @Test("the newest is kept even when it alone is over the bounds")
  func oversize() throws {
    var cache = temporaryCache()
    cache.byteLimit = 10
    defer { try? FileManager.default.removeItem(atPath: cache.folder) }
    try add(1, bytes: 100, age: 0, to: cache)
    #expect(cache.entry(for: ContentHash(high: 0, low: 1)) != .missing)
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
