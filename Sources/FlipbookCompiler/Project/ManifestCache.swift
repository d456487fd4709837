import FlipbookDrawing
import FlipbookProjects
import FlipbookScenes
import Foundation

/// Keeps what manifests were turned into, so that one is evaluated again only after a change.
///
/// A manifest that reads files or the environment is evaluated each time: its result isn't in its text.
struct ManifestCache: ManifestReading {
  let reader: any ManifestReading
  let folder: String
  /// Differs between any two toolchains.
  let toolchain: String

  /// Parts of manifests that read more than their text.
  private static let openNames = [
    "FileManager", "contentsOfFile", "environment", "ProcessInfo", "getenv", "fopen", "packageDirectory",
    "gitInformation", "Data(",
  ]
  /// Manifests that are kept, at most; those that were made first go.
  private static let countLimit = 400

  func dump(_ package: String) throws -> [UInt8] {
    guard let path = path(for: package) else { return try reader.dump(package) }
    if let data = FileManager.default.contents(atPath: path), data.last == UInt8(ascii: "\n") {
      return Array(data.dropLast())
    }
    let bytes = try reader.dump(package)
    // A cache that can't be written costs time and nothing else.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? (Data(bytes) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    trim()
    return bytes
  }

  /// Where the result for a package is kept; nil for one that reads more than its text.
  private func path(for package: String) -> String? {
    var hasher = ContentHasher()
    hasher.combine(toolchain)
    hasher.combine(package)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []).sorted()
    for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: "\(package)/\(name)") else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      guard !Self.openNames.contains(where: text.contains) else { return nil }
      hasher.combine(name)
      hasher.combine(text)
    }
    return "\(folder)/\(hasher.finalize()).json"
  }

  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.countLimit else { return }
    let files = names.map { name in
      let path = "\(folder)/\(name)"
      let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (path: path, made: date ?? .distantPast)
    }.sorted { ($0.made, $0.path) < ($1.made, $1.path) }
    for file in files.prefix(names.count - Self.countLimit) {
      try? FileManager.default.removeItem(atPath: file.path)
    }
  }
}
