import FlipbookDrawing
import FlipbookExport
import FlipbookDigest
import Foundation

/// The last bytes of a compiled scene in the cache: the digest of its key and of all bytes before. The system's loader
/// doesn't read them.
enum SceneSeal {
  private static let mark = Data("\nflipbook-scene-seal ".utf8)
  private static let length = mark.count + 32

  /// Seals a file and puts it on the disk.
  ///
  /// - Throws: ``SystemFailure``.
  static func add(to path: String, key: ContentHash) throws(SystemFailure) {
    guard let data = contents(path) else { throw SystemFailure(code: EIO) }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    defer { close(descriptor) }
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(
        contentsOf: seal(of: data, key: key))
    } catch { throw SystemFailure(code: ENOSPC) }
    guard fsync(descriptor) == 0 else { throw SystemFailure(code: errno) }
  }

  /// Whether a file is as it was sealed, for the same key.
  static func isWhole(_ path: String, key: ContentHash) -> Bool {
    guard let data = contents(path), data.count > length else { return false }
    return data.suffix(length) == seal(of: data.dropLast(length), key: key)
  }

  private static func contents(_ path: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
  }

  private static func seal(of data: Data, key: ContentHash) -> Data {
    var hasher = ContentHasher(seed: 0x5ea1)
    hasher.combine(key)
    hasher.combine(bytes: data)
    return mark + Data("\(hasher.finalize())".utf8)
  }
}
