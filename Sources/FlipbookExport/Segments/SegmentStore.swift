import FlipbookPicture
import Foundation
import Synchronization

/// A folder of encoded segments by the display lists that they came from.
///
/// Segments appear by renaming and are read through their labels, so several programs may share a folder.
package final class SegmentStore: Sendable {
  package let folder: String
  private let counts = Mutex((found: 0, stored: 0))

  /// - Throws: ``ExportError`` when there is no folder and it can't be made.
  package init(folder: String) throws {
    self.folder = folder
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw ExportError(.output, "The folder \"\(folder)\" for segments can't be made.") }
  }

  /// Segments taken from the folder so far, and segments put in.
  package var statistics: (found: Int, stored: Int) { counts.withLock { $0 } }

  /// Whether segments can be put in.
  var isWritable: Bool { access(folder, W_OK | X_OK) == 0 }

  /// The segments of a context that begin with a frame.
  func candidates(_ context: ContentHash, first: ContentHash) -> [SegmentFile] {
    let prefix = SegmentLabel.prefix(context, first: first)
    // Asked for once a segment: listing the folder is cheap beside recording its frames.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    return names.filter { $0.hasPrefix(prefix) }.sorted().compactMap { name in
      guard let file = SegmentFile("\(folder)/\(name)"), file.label.name == name,
        file.label.context == context
      else { return nil }
      return file
    }
  }

  /// Puts a segment that was just encoded into the folder.
  ///
  /// - Parameter path: The encoder's file, on the same disk.
  func add(
    _ path: String, context: ContentHash, frames: [ContentHash], padding: SegmentPadding
  ) throws -> SegmentFile {
    let file = try SegmentFile.seal(path, context: context, frames: frames, padding: padding) {
      "\(folder)/\($0.name)"
    }
    counts.withLock { $0.stored += 1 }
    return file
  }

  /// Notes that a segment was used, which keeps it in the folder for longer.
  func recordUse(of file: SegmentFile) {
    counts.withLock { $0.found += 1 }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
  }

  /// Removes the segments that were used longest ago, and other kept files, until the rest fits.
  ///
  /// - Parameter limit: In bytes.
  package func trim(to limit: Int) { CacheFolder(folder).trim(to: limit) }

  /// Removes the folder with all segments.
  package func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
