import FlipbookDrawing
import FlipbookRaster
import Foundation

@testable import FlipbookExport

/// A clip of a few rectangles: one that moves, one that fades, and frames that repeat.
struct TestSource: FrameSource {
  var format: FrameFormat
  /// Frames that look the same follow each other in groups of this many.
  var hold = 1
  /// Thrown instead of this frame.
  var failingFrame: Int?

  struct Failure: Error, Equatable {}

  static let rate = FrameRate(30, over: 1)

  init(width: Int = 32, height: Int = 24, frames: Int = 8, opaque: Bool = true) throws {
    guard let rate = FrameRate(30, over: 1) else { throw Failure() }
    format = FrameFormat(
      size: CGSize(width: width, height: height), frameRate: rate, frameCount: frames, isOpaque: opaque)
  }

  func displayList(at frame: Int) throws -> DisplayList {
    if frame == failingFrame { throw Failure() }
    let step = Double(frame / hold)
    let moving = Self.fill(
      CGRect(x: step * 2.3, y: step * 1.7, width: 9, height: 7.5), RGBA(red: 1, green: 0.3, blue: 0.1),
      in: format)
    let fading = Self.fill(
      CGRect(x: 20, y: 2, width: 10, height: 10),
      RGBA(red: 0, green: 0.5, blue: 1, opacity: Float(step / 20)), in: format)
    return DisplayList(
      size: format.size, background: format.isOpaque ? RGBA(red: 0.1, green: 0.1, blue: 0.2) : .clear,
      items: [moving, fading])
  }

  static func fill(_ rect: CGRect, _ color: RGBA, in format: FrameFormat) -> DisplayItem {
    DisplayItem(
      content: .fill(Path(rect), .color(color), FillStyle()), transform: .identity,
      canvas: CGRect(origin: .zero, size: format.size))
  }
}

struct NoGlyphs: GlyphSource {
  func outline(font: String, glyph: UInt32) -> GlyphOutline? { nil }
  func coloredGlyph(font: String, glyph: UInt32, pixelSize: CGFloat) -> ColoredGlyph? { nil }
}

extension RenderJob {
  /// A job whose canvases have no text.
  init(_ path: String, workers: Int = 2, _ change: (inout OutputSettings) -> Void = { _ in }) {
    var output = OutputSettings(path: path)
    change(&output)
    self.init(output: output) { try RasterCanvas(width: $0, height: $1, scale: $2, glyphs: NoGlyphs()) }
    self.workers = workers
  }
}

/// A folder that is gone after the closure.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = NSTemporaryDirectory() + "/flipbook-tests-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// Everything in a folder, hidden files too.
func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

func bytes(of path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}
