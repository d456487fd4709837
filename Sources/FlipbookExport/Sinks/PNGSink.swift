import FlipbookPicture
import FlipbookRaster
import Foundation

/// Writes each frame as a PNG of its own, or the only frame as the only file.
package final class PNGSink: PackingSink {
  private let pattern: FramePattern?
  private let settings: OutputSettings
  private let format: FrameFormat
  private let frames: [Int]
  private let folders = OutputFolders()

  /// - Parameter frames: The frames that will be written.
  /// - Throws: ``ExportError`` when the path has no place for the number of several frames.
  package init(_ settings: OutputSettings, _ format: FrameFormat, frames: [Int]) throws {
    pattern = FramePattern(settings.path)
    self.settings = settings
    self.format = format
    self.frames = frames
    try settings.check()
    if pattern == nil, frames.count > 1 {
      throw ExportError(
        .settings,
        "\"\(settings.path)\" is one picture, but there are \(frames.count) frames. Give the name a place for the "
          + "frame's number, such as frames/%05d.png.")
    }
  }

  private func path(_ frame: Int) -> String { pattern?.path(frame) ?? settings.path }

  package func start() throws {
    guard let first = frames.first else { return }
    try OutputFile.check(path(first), overwrites: settings.overwrites)
    if settings.overwrites { return }
    for frame in frames.dropFirst() where OutputFile.exists(path(frame)) {
      throw ExportError(
        .output, "\"\(path(frame))\" exists already. Replace it with --overwrite, or choose another name.")
    }
  }

  package func makeEncoder() -> any FrameEncoder {
    if let level = settings.pngLevel { return CompactEncoder(level: level, opaque: format.isOpaque) }
    return Self.painted(format)
  }

  /// Makes the encoder of frames where no level of compression is asked for.
  package static func painted(_ format: FrameFormat) -> any PaintedFrameEncoder {
    FastEncoder(
      encoder: PNGEncoder(
        width: format.pixelWidth, height: format.pixelHeight, opaque: format.isOpaque))
  }

  package func write(_ frame: EncodedFrame, number: Int) throws {
    guard case .bytes(let bytes) = frame else { return }
    let file = try OutputFile(path: path(number), in: folders)
    // Texts are added last: what encoders make depends on the pixels alone.
    try file.write(Self.adding(settings.metadata, to: bytes))
    try file.commit()
  }

  /// The bytes of a frame's file: its PNG with entries as texts, in alphabetical order of their keywords.
  package static func adding(_ metadata: [String: String], to bytes: [UInt8]) -> [UInt8] {
    if metadata.isEmpty { return bytes }
    let texts = metadata.sorted { $0.key < $1.key }.map { PNGText(keyword: $0.key, text: $0.value) }
    return PNGText.adding(texts, to: bytes)
  }

  package var form: String { "png \(settings.pngLevel ?? 0)" }

  package func packed(_ frame: EncodedFrame) -> [UInt8]? {
    if case .bytes(let bytes) = frame { bytes } else { nil }
  }

  package func unpacked(_ bytes: [UInt8]) -> EncodedFrame? { .bytes(bytes) }

  package func finish() { folders.remove() }
  package func interrupt() {}
  package func discard() { folders.remove() }

  private final class FastEncoder: PaintedFrameEncoder {
    private let encoder: PNGEncoder

    init(encoder: PNGEncoder) { self.encoder = encoder }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
      try encode(painted: canvas, canvas.paint(list))
    }

    func encode(painted canvas: RasterCanvas, _ damage: Damage) throws -> EncodedFrame {
      .bytes(try canvas.withPixelRows { try encoder.encode($0, changed: damage.rows) })
    }
  }

  private final class CompactEncoder: PaintedFrameEncoder {
    private let level: Int
    private let opaque: Bool

    init(level: Int, opaque: Bool) {
      self.level = level
      self.opaque = opaque
    }

    func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame {
      try encode(painted: canvas, canvas.paint(list))
    }

    func encode(painted canvas: RasterCanvas, _ damage: Damage) throws -> EncodedFrame {
      .bytes(
        try canvas.withPixelRows { try PNGCompactEncoder.encode($0, opaque: opaque, level: level) })
    }
  }
}
