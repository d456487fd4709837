import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation
import Synchronization

/// A folder of encoded frames by the display lists they came from.
///
/// An entry holds its key, the digest of its pixels, that of all its bytes, and the frame's bytes: one that is damaged, or
/// another's, counts as none.
/// Entries appear by renaming, so several programs may share a folder.
package final class FrameCache: Sendable {
  private let folder: String
  /// Separates frames that one list becomes at another size, scale or compression, or by another program.
  private let context: ContentHash
  private let byteLimit: Int
  private let counts = Mutex((found: 0, stored: 0))
  /// Bytes stored since what is kept was measured.
  private let growth = Mutex(0)

  /// - Parameters:
  ///   - context: The inputs of the bytes besides the list.
  ///   - byteLimit: Bytes kept; what was used longest ago goes first.
  /// - Throws: ``FlipbookFailure`` when the folder can't be made.
  package init(folder: String, context: String, byteLimit: Int) throws {
    self.folder = folder
    self.byteLimit = byteLimit
    var hasher = ContentHasher(seed: 0xcac4e)
    hasher.combine(context)
    self.context = hasher.finalize()
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw FlipbookFailure("The cache \"\(folder)\" can't be made.", .failure) }
  }

  /// Frames taken from the cache so far, and frames put in.
  package var statistics: (found: Int, stored: Int) { counts.withLock { $0 } }

  /// - Parameter form: That of the frames wanted, as their sink names it.
  package func entry(for list: ContentHash, form: String) -> (bytes: [UInt8], pixels: ContentHash)? {
    let key = key(list, form)
    let path = path(key)
    guard let data = FileManager.default.contents(atPath: path), data.count > 96,
      ContentHash(hexadecimal: String(decoding: data.prefix(32), as: UTF8.self)) == key,
      let pixels = ContentHash(hexadecimal: String(decoding: data[32..<64], as: UTF8.self)),
      let own = ContentHash(hexadecimal: String(decoding: data[64..<96], as: UTF8.self))
    else { return nil }
    let bytes = [UInt8](data[96...])
    guard Self.digest(key, pixels, bytes) == own else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    counts.withLock { $0.found += 1 }
    return (bytes, pixels)
  }

  package func store(_ bytes: [UInt8], pixels: ContentHash, for list: ContentHash, form: String) {
    let key = key(list, form)
    var data = Data("\(key)\(pixels)\(Self.digest(key, pixels, bytes))".utf8)
    data.append(contentsOf: bytes)
    // A cache that can't be written only makes the next render slower.
    guard (try? data.write(to: URL(fileURLWithPath: path(key)), options: .atomic)) != nil else {
      return
    }
    counts.withLock { $0.stored += 1 }
    let isTime = growth.withLock { growth in
      growth += data.count
      guard growth > byteLimit / 4 else { return false }
      growth = 0
      return true
    }
    if isTime { trim() }
  }

  /// Removes what was used longest ago until the rest fits.
  package func trim() {
    CacheFolder(folder).trim(to: byteLimit)
  }

  /// Whether a kept file is a frame as it was stored.
  package static func isWhole(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path), data.count > 96,
      let key = ContentHash(hexadecimal: String(decoding: data.prefix(32), as: UTF8.self)),
      let pixels = ContentHash(hexadecimal: String(decoding: data[32..<64], as: UTF8.self)),
      let own = ContentHash(hexadecimal: String(decoding: data[64..<96], as: UTF8.self))
    else { return false }
    return path.hasSuffix("/" + CacheFolder.frameMark + key.description)
      && digest(key, pixels, [UInt8](data[96...])) == own
  }

  private func path(_ key: ContentHash) -> String { "\(folder)/\(CacheFolder.frameMark)\(key)" }

  /// The digest of a whole entry.
  private static func digest(_ key: ContentHash, _ pixels: ContentHash, _ bytes: [UInt8]) -> ContentHash {
    var hasher = ContentHasher(seed: 2)
    hasher.combine(key)
    hasher.combine(pixels)
    hasher.combine(ContentHash(of: bytes))
    return hasher.finalize()
  }

  private func key(_ list: ContentHash, _ form: String) -> ContentHash {
    var hasher = ContentHasher(seed: 1)
    hasher.combine(context)
    hasher.combine(list)
    hasher.combine(form)
    return hasher.finalize()
  }
}
