import FlipbookDrawing
import FlipbookDigest
import Foundation

/// The content hash of the library that scenes link, remembered beside the compiled scenes so that it is read
/// once for each build of it.
struct LibraryDigest {
  var cacheFolder: String

  /// The digest of a file's content; of nothing when it can't be read.
  func digest(of library: String) -> String {
    let identity = FileIdentity(path: library)?.description ?? library
    var name = ContentHasher()
    name.combine(library)
    let memo = "\(cacheFolder)/library-\(name.finalize())"
    if let text = try? String(contentsOfFile: memo, encoding: .utf8) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count == 2, lines[0] == identity { return String(lines[1]) }
    }
    let digest = Self.hash(of: library).description
    // A project may be compiled before the first scene.
    try? FileManager.default.createDirectory(
      atPath: cacheFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data("\(identity)\n\(digest)".utf8).write(to: URL(fileURLWithPath: memo), options: .atomic)
    return digest
  }

  private static func hash(of path: String) -> ContentHash {
    var hasher = ContentHasher()
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
      return hasher.finalize()
    }
    hasher.combine(bytes: data)
    return hasher.finalize()
  }
}
