import CProcess
import Foundation
import Synchronization

/// A folder of this run alone: with a random name, open to this user only, locked while the run lives and removed with
/// the last reference to it.
///
/// The folder of a killed run is not locked any more, by which ``sweep(in:prefix:)`` knows it.
package final class WorkingFolder: Sendable {
  package let path: String
  /// The open folder, which holds the lock; -1 once removed.
  private let descriptor: Mutex<Int32>

  private static let live = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - folder: Where it is made; empty for the working directory.
  ///   - prefix: How its name begins; six characters follow.
  /// - Throws: ``SystemFailure``.
  package init(in folder: String, prefix: String) throws(SystemFailure) {
    let start = folder.isEmpty ? prefix : folder.hasSuffix("/") ? folder + prefix : "\(folder)/\(prefix)"
    var made: (path: String, descriptor: Int32)?
    // Someone who sweeps may take the folder away before it is locked.
    for _ in 0..<20 where made == nil { made = try Self.make(start) }
    guard let made else { throw SystemFailure(code: EBUSY) }
    path = made.path
    descriptor = Mutex(made.descriptor)
    Self.live.withLock { _ = $0.insert(made.path) }
  }

  deinit { remove() }

  /// Nil when somebody took it away.
  private static func make(_ start: String) throws(SystemFailure) -> (path: String, descriptor: Int32)? {
    var template = Array("\(start)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(code: errno) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let descriptor = openFolder(path)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      let code = errno
      rmdir(path)
      throw SystemFailure(code: code)
    }
    let code = process_lock(descriptor)
    // Where folders can't be locked, they are not swept either.
    if code == EWOULDBLOCK || !isThere(path, descriptor) {
      close(descriptor)
      return nil
    }
    return (path, descriptor)
  }

  private static func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Whether a path is still that of an open folder of this user.
  private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
    var (own, named) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino
      && own.st_dev == named.st_dev && own.st_uid == geteuid()
  }

  /// Removes the folder with all that is in it.
  package func remove() {
    let open = descriptor.withLock { descriptor in
      defer { descriptor = -1 }
      return descriptor
    }
    guard open >= 0 else { return }
    try? FileManager.default.removeItem(atPath: path)
    close(open)
    Self.live.withLock { _ = $0.remove(path) }
  }

  /// Removes all that this process has, before it ends in the middle of its work. From any thread.
  package static func removeAll() {
    for path in live.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Removes what runs of this user that are over left in a folder.
  package static func sweep(in folder: String, prefix: String) {
    let place = folder.isEmpty ? "." : folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
      let path = "\(place)/\(name)"
      let descriptor = openFolder(path)
      guard descriptor >= 0 else { continue }
      if process_lock(descriptor) == 0, isThere(path, descriptor) {
        try? FileManager.default.removeItem(atPath: path)
      }
      close(descriptor)
    }
  }
}
