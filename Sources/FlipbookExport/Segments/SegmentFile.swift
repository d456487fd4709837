import FlipbookPicture
import FlipbookRaster
import Foundation

/// A segment on disk whose label has been read.
package struct SegmentFile: Sendable {
  package let path: String
  let label: SegmentLabel

  /// - Returns: Nil for a file that is no segment or whose end is damaged.
  package init?(_ path: String) {
    guard let label = SegmentLabel(readingFrom: path) else { return nil }
    (self.path, self.label) = (path, label)
  }

  /// Frames in it.
  package var frameCount: Int { label.frames.count }
  /// Bytes of encoded pictures.
  package var mediaLength: Int { label.mediaLength }
  /// The digest of the encoded pictures.
  package var mediaHash: ContentHash { label.media }
  /// Everything that decides the bytes besides the frames.
  package var context: ContentHash { label.context }

  /// Whether all its bytes are those that were written.
  package var isWhole: Bool { Self.digest(path, length: label.mediaLength) == label.media }

  /// Makes a segment of an encoder's file: appends the label, and has the disk keep it before it gets its name.
  ///
  /// - Throws: ``ExportError``.
  static func seal(
    _ path: String, context: ContentHash, frames: [ContentHash], padding: SegmentPadding,
    as place: (SegmentLabel) -> String
  ) throws -> SegmentFile {
    try append(padding.header(SegmentLabel.length(frames: frames.count)), to: path)
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let length = (attributes[.size] as? NSNumber)?.intValue, let media = digest(path, length: length)
    else { throw ExportError(.output, "The segment \"\(path)\" can't be read back.") }
    let label = SegmentLabel(context: context, frames: frames, media: media, mediaLength: length)
    try append(label.bytes, to: path)
    let destination = place(label)
    guard rename(path, destination) == 0 else { throw failure(destination, errno) }
    guard let file = SegmentFile(destination) else {
      throw ExportError(.output, "The segment \"\(destination)\" is damaged right after it was written.")
    }
    return file
  }

  /// Appends bytes and has the disk keep them.
  private static func append(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var code = FrameBuffer.write(bytes, to: descriptor)
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw failure(path, code) }
  }

  /// The hash of a file's first bytes; nil when there are fewer.
  static func digest(_ path: String, length: Int) -> ContentHash? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    var hasher = ContentHasher(seed: 0xf17f)
    var rest = length
    while rest > 0 {
      guard let part = try? file.read(upToCount: min(rest, 1 << 20)), !part.isEmpty else { return nil }
      hasher.combine(ContentHash(of: [UInt8](part)))
      rest -= part.count
    }
    hasher.combine(length)
    return hasher.finalize()
  }

  private static func failure(_ path: String, _ code: Int32) -> ExportError {
    ExportError(.output, "The segment \"\(path)\" can't be written: \(SystemError.text(code)).")
  }
}
