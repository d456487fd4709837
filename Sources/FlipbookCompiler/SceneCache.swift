import FlipbookDrawing
import FlipbookScenes
import Foundation

/// A folder of compiled scenes, one executable a file, named by what it was made from.
///
/// Entries appear by renaming, so a reader sees a whole file or none, and two processes that compile the same
/// scene at once do no harm. When the folder outgrows its bounds the entries that were unused longest go.
struct SceneCache {
  var folder: String
  /// Bytes of entries kept.
  var byteLimit: Int64 = 256 << 20
  /// Entries kept.
  var countLimit = 200

  init(folder: String) { self.folder = folder }

  /// The folder for a user: `FLIPBOOK_CACHE`, else `flipbook` in `XDG_CACHE_HOME` or `~/.cache`.
  init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let base =
      value("FLIPBOOK_CACHE") ?? value("XDG_CACHE_HOME").map { $0 + "/flipbook" }
      ?? value("HOME").map { $0 + "/.cache/flipbook" }
      ?? FileManager.default.temporaryDirectory.path + "/flipbook-cache"
    folder = base + "/scenes"
  }

  /// The executable of a key, marked as used now; nil when there is none.
  func executable(for key: ContentHash) -> String? {
    let path = entryPath(key)
    // Where the folder is one that others can write to, theirs must not be run.
    guard FileManager.default.isExecutableFile(atPath: path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.ownerAccountID] as? NSNumber == NSNumber(value: geteuid())
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return path
  }

  /// Makes an empty folder for one compilation, to be given back to ``discard(staging:)``.
  func makeStaging() throws -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return try TemporaryFolder.make(in: folder, prefix: "staging-")
    } catch {
      throw FlipbookFailure(
        "Compiled scenes can't be kept in \"\(folder)\"; make it writable or name another folder with "
          + "FLIPBOOK_CACHE.", .failure)
    }
  }

  func discard(staging: String) { try? FileManager.default.removeItem(atPath: staging) }

  /// Moves a finished executable in.
  ///
  /// - Returns: Its path in the cache.
  func store(_ executable: String, for key: ContentHash) throws -> String {
    let path = entryPath(key)
    guard rename(executable, path) == 0 else {
      throw FlipbookFailure(
        "The compiled scene can't be moved to \"\(path)\": \(String(cString: strerror(errno))).", .failure)
    }
    trim(keeping: path)
    return path
  }

  /// Removes what was unused longest until the rest fits the bounds, and staging folders a killed process
  /// left more than a day ago.
  func trim(keeping kept: String) {
    let now = Date()
    var entries: [(path: String, size: Int64, used: Date)] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
      let used = attributes[.modificationDate] as? Date ?? .distantPast
      if name.hasPrefix("staging-") {
        if now.timeIntervalSince(used) > 86_400 { discard(staging: path) }
      } else if name.hasPrefix("scene-") {
        entries.append((path, (attributes[.size] as? NSNumber)?.int64Value ?? 0, used))
      }
    }
    entries.sort { ($0.used, $0.path) > ($1.used, $1.path) }
    var bytes: Int64 = 0
    for (index, entry) in entries.enumerated() {
      bytes += entry.size
      guard bytes > byteLimit || index >= countLimit, entry.path != kept else { continue }
      try? FileManager.default.removeItem(atPath: entry.path)
    }
  }

  private func entryPath(_ key: ContentHash) -> String { "\(folder)/scene-\(key)" }
}
