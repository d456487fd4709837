import FlipbookGoldens
import FlipbookRaster

/// Finds the goldens of previews that have another name now: files that no preview has, with the very picture of one that
/// has no golden.
struct RenamedGoldens {
  private let goldens: GoldenFolder
  private let orphans: [String]
  /// The goldens that are a preview's under its earlier name.
  private(set) var taken: Set<String> = []
  /// The files by the digests of their pixels, since a file also names its preview. Read when the first is needed.
  private var files: [String: [String]]?

  /// - Parameter orphans: Files below the folder that no preview has.
  init(_ goldens: GoldenFolder, orphans: [String]) { (self.goldens, self.orphans) = (goldens, orphans) }

  /// The golden that a picture had under another name; nil where it has a golden, or there is none.
  ///
  /// Of several the one that shares the longest beginning with the new name is taken, each once.
  mutating func claim(for name: String, picture: String) -> String? {
    guard !orphans.isEmpty, !goldens.has(name), let digest = Self.digest(picture) else { return nil }
    if files == nil {
      files = [:]
      for file in orphans {
        if let own = Self.digest("\(goldens.path)/\(file)") { files?[own, default: []].append(file) }
      }
    }
    // A picture of one variant or moment is no other's.
    let kind = Self.kind(of: name)
    let found = (files?[digest] ?? []).filter {
      !taken.contains($0) && Self.kind(of: String($0.dropLast(4))) == kind
    }
    let best = found.max { Self.shared($0, name) < Self.shared($1, name) }
    if let best { taken.insert(best) }
    return best
  }

  private static func digest(_ path: String) -> String? {
    guard let bitmap = try? PictureFile.bitmap(from: PictureFile.data(at: path)) else { return nil }
    return "\(bitmap.width)×\(bitmap.height) \(bitmap.contentHash)"
  }

  /// The marks of moment and variant in a name: `~0.5s@dark`.
  private static func kind(of name: String) -> Substring {
    let last = name.split(separator: "/").last ?? ""
    return last[(last.firstIndex { "~@".contains($0) } ?? last.endIndex)...]
  }

  private static func shared(_ one: String, _ other: String) -> Int { one.commonPrefix(with: other).count }
}
