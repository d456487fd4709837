import FlipbookCompare
import FlipbookDrawing
import FlipbookRaster

/// Frames from a file each.
package final class FileSequence: FrameSequence {
  package let frameRate: Double?
  private let paths: [String]

  package init(_ paths: [String], frameRate: Double?) {
    self.paths = paths
    self.frameRate = frameRate
  }

  package func frame(at index: Int) throws -> Bitmap? {
    guard paths.indices.contains(index) else { return nil }
    do {
      return try PictureFile.bitmap(from: try PictureFile.data(at: paths[index]))
    } catch {
      throw UnreadableFrame(error.reason)
    }
  }
}
