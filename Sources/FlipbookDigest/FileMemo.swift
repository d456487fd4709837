import FlipbookPicture
import Foundation

/// Facts that were worked out from files, kept on the disk until one of the files changes: checksums of fonts, what a program
/// says of itself.
///
/// A fact is used again while each of its files has the size, the times, the number and the device that it had. A file that
/// changed less than two seconds ago may change again within the same tick of its clock, so nothing is kept of it. A kept fact
/// begins with the digest of the rest: a damaged one counts as none. Facts appear by renaming, so two processes at once do no
/// harm, and a folder that can't be written keeps nothing.
package struct FileMemo: Sendable {
  /// The folder of the facts.
  package let folder: String
  /// The most facts that are kept; those made longest ago go first.
  package var limit = 32
  /// The most bytes of a fact with the list of its files.
  private static let byteLimit = 1 << 20
  private static let mark = "flipbook-fact 1"

  package init(folder: String) { self.folder = folder }

  /// The folder for a user: `facts` in ``CacheFolder``.
  ///
  /// - Returns: nil where there is none.
  package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let base = CacheFolder.base(environment) else { return nil }
    self.init(folder: base + "/facts")
  }

  /// A fact: kept, or made now and kept.
  ///
  /// - Parameters:
  ///   - name: The name of the value, with the version of its form.
  ///   - files: All files that it follows from; nil where they can't be determined, so that it isn't kept. Asked only
  ///     when nothing is kept.
  ///   - make: Works it out.
  package func value(_ name: String, files: () -> [String]?, make: () throws -> String) rethrows -> String {
    if let known = kept(name) { return known }
    let before = files().flatMap(Self.identities)
    let value = try make()
    if let before, let after = Self.identities(before.map(\.path)), after == before, Self.areSettled(after) {
      keep(value, name, before)
    }
    return value
  }

  // MARK: Files

  private func path(of name: String) -> String {
    var hasher = ContentHasher()
    hasher.combine(name)
    return "\(folder)/\(hasher.finalize())"
  }

  private func kept(_ name: String) -> String? {
    let path = path(of: name)
    var information = stat()
    guard stat(path, &information) == 0, information.st_uid == geteuid(),
      information.st_size <= Self.byteLimit, let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    let parts = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.mark, let count = Int(parts[2]),
      parts[1] == Self.digest(of: String(parts[2]) + "\n" + parts[3]), (0...4_096).contains(count)
    else { return nil }
    let lines = parts[3].split(separator: "\n", maxSplits: count + 1, omittingEmptySubsequences: false)
    guard lines.count == count + 2, lines[0] == name else { return nil }
    for line in lines[1...count] {
      let file = String(line.prefix { $0 != "\t" })
      guard let now = Identity(file), now.description == line else { return nil }
    }
    return String(lines[count + 1])
  }

  private func keep(_ value: String, _ name: String, _ files: [Identity]) {
    guard !name.contains("\n"), files.allSatisfy({ !$0.path.contains { $0 == "\n" || $0 == "\t" } }) else {
      return
    }
    let rest = "\(files.count)\n" + ([name] + files.map(\.description) + [value]).joined(separator: "\n")
    let data = Data("\(Self.mark)\n\(Self.digest(of: rest))\n\(rest)".utf8)
    guard data.count <= Self.byteLimit else { return }
    // A cache that can't be written only makes the next run work it out again.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: URL(fileURLWithPath: path(of: name)), options: .atomic)
    trim()
  }

  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > limit else { return }
    let entries = names.sorted().map { name -> (path: String, made: Int) in
      let path = "\(folder)/\(name)"
      return (path, Identity(path)?.modified ?? 0)
    }
    for entry in entries.sorted(by: { $0.made > $1.made }).dropFirst(limit) { unlink(entry.path) }
  }

  private static func digest(of text: String) -> String {
    var hasher = ContentHasher(seed: 0xfac7)
    hasher.combine(bytes: Data(text.utf8))
    return hasher.finalize().description
  }

  // MARK: Versions of files

  /// The version of a file, determined without reading it.
  private struct Identity: Equatable, CustomStringConvertible {
    var path: String
    var size: Int
    /// In nanoseconds since 1970.
    var modified: Int
    var changed: Int
    var number: UInt
    var device: UInt

    init?(_ path: String) {
      var information = stat()
      guard stat(path, &information) == 0 else { return nil }
      self.path = path
      size = information.st_size
      modified = information.st_mtim.tv_sec * 1_000_000_000 + information.st_mtim.tv_nsec
      changed = information.st_ctim.tv_sec * 1_000_000_000 + information.st_ctim.tv_nsec
      number = information.st_ino
      device = information.st_dev
    }

    var description: String { "\(path)\t\(size) \(modified) \(changed) \(number) \(device)" }
  }

  private static func identities(_ files: [String]) -> [Identity]? {
    let found = files.compactMap(Identity.init)
    return found.count == files.count && files.count <= 4_096 ? found : nil
  }

  private static func areSettled(_ files: [Identity]) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return files.allSatisfy { max($0.modified, $0.changed) / 1_000_000_000 < now.tv_sec - 2 }
  }
}
