import FlipbookDrawing
import FlipbookExport
import FlipbookDigest
import Foundation

/// The size and the hash of what a file holds.
struct FileDigest: Equatable, Sendable {
  var bytes: Int
  var hash: ContentHash

  private init(bytes: Int, hash: ContentHash) {
    self.bytes = bytes
    self.hash = hash
  }

  /// - Returns: Nil when there is no such file, or it can't be read.
  init?(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    var hasher = ContentHasher()
    hasher.combine(bytes: data)
    bytes = data.count
    hash = hasher.finalize()
  }

  /// Of a clip's output: a file, or all files of a sequence.
  ///
  /// - Parameter frames: Frames of the clip.
  /// - Returns: Nil when anything of it is missing.
  init?(output: String, frames: Int) {
    guard let pattern = FramePattern(output) else {
      self.init(output)
      return
    }
    var hasher = ContentHasher()
    var total = 0
    for frame in 0..<frames {
      guard let file = FileDigest(pattern.path(frame)) else { return nil }
      hasher.combine(file.hash)
      total += file.bytes
    }
    self.init(bytes: total, hash: hasher.finalize())
  }
}
