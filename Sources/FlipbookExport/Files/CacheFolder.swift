import Foundation

/// The files that renders keep in a cache: painted frames and encoded segments.
package struct CacheFolder: Sendable {
  /// One kept file.
  package struct Entry: Sendable {
    package var path: String
    /// In bytes.
    package var size: Int
    /// When it was made or used last.
    package var used: Date

    /// Whether it is an encoded segment; else it is a painted frame.
    package var isSegment: Bool { CacheFolder.name(of: path).hasPrefix(CacheFolder.segmentMark) }
  }

  package let path: String

  /// How the names of segments begin.
  package static let segmentMark = "segment-"
  /// How the names of frames begin.
  package static let frameMark = "frame-"

  package init(_ path: String) { self.path = path }

  private static func name(of path: String) -> Substring {
    path[(path.lastIndex(of: "/") ?? path.startIndex)...].dropFirst()
  }

  /// All kept files, those used last first.
  package var entries: [Entry] {
    var entries: [Entry] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.hasPrefix(Self.frameMark) || name.hasPrefix(Self.segmentMark) {
      let path = "\(path)/\(name)"
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
      entries.append(
        Entry(
          path: path, size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
          used: attributes[.modificationDate] as? Date ?? .distantPast))
    }
    return entries.sorted { ($0.used, $0.path) > ($1.used, $1.path) }
  }

  /// Removes what was used longest ago until the rest fits.
  ///
  /// - Parameter limit: In bytes.
  package func trim(to limit: Int) {
    var bytes = 0
    for entry in entries {
      bytes += entry.size
      if bytes > limit { try? FileManager.default.removeItem(atPath: entry.path) }
    }
  }
}
