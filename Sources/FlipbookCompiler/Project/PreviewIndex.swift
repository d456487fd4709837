import FlipbookProjects
import FlipbookScenes
import Foundation
import SwiftParser

/// The previews of a project's files, kept so that only files that changed are parsed again.
struct PreviewIndex {
  private struct Entry: Codable {
    /// The file as it was parsed, from its ``FileIdentity``.
    var identity: String
    var previews: [ProjectPreview]
  }

  private struct Stored: Codable {
    /// The version of the parser.
    var version: String
    var entries: [String: Entry]
  }

  private let path: String
  private let version: String
  private var known: [String: Entry] = [:]
  private var used: [String: Entry] = [:]
  private var hasNew = false

  /// - Parameters:
  ///   - path: The file that keeps them.
  ///   - version: Differs between any two builds of Flipbook.
  init(path: String, version: String) {
    (self.path, self.version) = (path, version)
    guard let data = FileManager.default.contents(atPath: path),
      let stored = try? JSONDecoder().decode(Stored.self, from: data), stored.version == version
    else { return }
    known = stored.entries
  }

  /// The previews of a file of a module.
  mutating func previews(of file: String, in module: ProjectModule, shown: String) -> [ProjectPreview] {
    let key = "\(module.name) \(shown) \(file)"
    guard let identity = FileIdentity(path: file)?.description else { return [] }
    if let entry = known[key], entry.identity == identity {
      used[key] = entry
      return entry.previews
    }
    hasNew = true
    let entry = Entry(identity: identity, previews: Self.parse(file, module.name, shown))
    used[key] = entry
    return entry.previews
  }

  private static func parse(_ file: String, _ module: String, _ shown: String) -> [ProjectPreview] {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8),
      source.contains("#Preview") || source.contains("PreviewProvider")
    else { return [] }
    return PreviewInventory(
      SceneFinder(tree: Parser.parse(source: source)).scenes, source: source, module: module, file: file,
      shown: shown
    ).items.map(\.preview)
  }

  /// Keeps what was asked for, where that differs from what is kept.
  func save() {
    guard hasNew || used.count != known.count else { return }
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let data = try? JSONEncoder().encode(Stored(version: version, entries: used))
    // A cache that can't be written costs time and nothing else.
    try? data?.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
