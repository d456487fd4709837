import FlipbookDigest
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// A folder of compiled scenes, one executable a file, named by what it was made from.
///
/// Entries appear by renaming, once they are on the disk, so a reader sees a whole file or none, and two processes that
/// compile the same scene at once do no harm. Each ends in a seal (``SceneSeal``): a damaged one is removed and compiled
/// again. When the folder outgrows its bounds the entries that were unused longest go.
struct SceneCache {
  var folder: String
  /// Bytes of entries kept.
  var byteLimit: Int64 = 256 << 20
  /// Entries kept.
  var countLimit = 200

  init(folder: String) { self.folder = folder }

  /// The folder for a user: that of ``CacheFolder``.
  init(environment: [String: String]) {
    let base =
      CacheFolder.base(environment) ?? FileManager.default.temporaryDirectory.path + "/flipbook-cache"
    folder = base + "/scenes"
  }

  /// The folder that holds this one and other caches.
  var base: String { (folder as NSString).deletingLastPathComponent }

  /// The cache's entry for a key.
  enum Entry: Equatable {
    case whole(path: String)
    case damaged(path: String)
    case missing
  }

  /// The entry of a key, marked as used now when it is whole.
  func entry(for key: ContentHash) -> Entry {
    let path = entryPath(key)
    // Where the folder is one that others can write to, theirs must not be run.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.ownerAccountID] as? NSNumber == NSNumber(value: geteuid())
    else { return .missing }
    guard FileManager.default.isExecutableFile(atPath: path), SceneSeal.isWhole(path, key: key) else {
      return .damaged(path: path)
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return .whole(path: path)
  }

  /// Makes an empty folder for one compilation, which goes with the last reference to it.
  ///
  /// Leftovers of killed compilations are removed.
  func makeStaging() throws -> WorkingFolder {
    let prefix = "staging-"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      WorkingFolder.sweep(in: folder, prefix: prefix)
      return try WorkingFolder(in: folder, prefix: prefix)
    } catch {
      let reason = (error as? SystemFailure).map { ": \($0)" } ?? ""
      throw FlipbookFailure(
        "Compiled scenes can't be kept in \"\(folder)\"\(reason); make it writable or name another folder with "
          + "FLIPBOOK_CACHE.", .failure)
    }
  }

  /// Moves a finished executable in, sealed and on the disk.
  ///
  /// - Returns: Its path in the cache.
  func store(_ executable: String, for key: ContentHash) throws -> String {
    let path = entryPath(key)
    do {
      try SceneSeal.add(to: executable, key: key)
      guard rename(executable, path) == 0 else { throw SystemFailure(code: errno) }
    } catch let failure as SystemFailure {
      throw FlipbookFailure("The compiled scene can't be kept as \"\(path)\": \(failure).", .failure)
    }
    Self.synchronize(folder)
    trim(keeping: path)
    return path
  }

  /// Has the names in a folder outlast a power cut. A cache that can't promise that only compiles again.
  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Removes what was unused longest until the rest fits the bounds.
  func trim(keeping kept: String) {
    var entries: [(path: String, size: Int64, used: Date)] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix("scene-") {
      let path = folder + "/" + name
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
      let used = attributes[.modificationDate] as? Date ?? .distantPast
      entries.append((path, (attributes[.size] as? NSNumber)?.int64Value ?? 0, used))
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
