import FlipbookScenes
import Foundation

/// The value of the cookie for a port that the person chose, kept from one run to the next in a file that only they can
/// read. The token in the address is another in each run.
enum StudioSecret {
  private static var folder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty { return folder + "/flipbook/studio" }
    return environment["HOME"].map { $0 + "/.cache/flipbook/studio" }
  }

  /// The kept value, or a new one that is kept from now on; nil where none can be kept.
  static func kept(port: UInt32) -> String? {
    guard let folder else { return nil }
    let path = "\(folder)/\(port)"
    if let known = read(path) { return known }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let made = RequestGuard.random()
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = Array(made.utf8)
    return write(descriptor, bytes, bytes.count) == bytes.count ? made : nil
  }

  /// The value in a file that is the person's own and that nobody else can read.
  private static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_uid == getuid(),
      information.st_mode & 0o077 == 0
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.count == 64 && text.allSatisfy(\.isHexDigit) ? text : nil
  }
}
