import FlipbookCompare
import FlipbookDrawing

/// Pictures by formula.
enum Pictures {
  /// - Parameter color: The premultiplied word of a pixel.
  static func make(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(color(x, y)) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  static func plain(_ width: Int, _ height: Int, _ color: UInt32 = 0xffff_ffff) -> Bitmap {
    make(width, height) { _, _ in color }
  }

  static func grey(_ value: Int) -> UInt32 {
    let byte = UInt32(max(0, min(255, value)))
    return 0xff00_0000 | byte << 16 | byte << 8 | byte
  }

  /// A disc, its edge smoothed over a pixel.
  static func disc(_ side: Int, x: Double, y: Double, radius: Double) -> Bitmap {
    make(side, side) { column, row in
      let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
      let coverage = min(1, max(0, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
      return grey(Int((255 * (1 - coverage)).rounded()))
    }
  }

  /// A picture with some pixels set.
  static func changed(_ picture: Bitmap, _ places: [(Int, Int)], to color: UInt32) -> Bitmap {
    var pixels = picture.pixels
    for (x, y) in places { pixels[y * picture.width + x] = color }
    return Bitmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  /// Pseudorandom opaque pixels.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    return make(width, height) { _, _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt32(truncatingIfNeeded: state >> 20) | 0xff00_0000
    }
  }
}

/// Frames from memory.
final class FixedSequence: FrameSequence {
  let frameRate: Double?
  private let frames: [Bitmap?]

  private let isCutShort: Bool

  /// - Parameters:
  ///   - frames: Nil where a frame can't be read.
  ///   - isCutShort: Whether nothing from the first of those on can be read, without an end.
  init(_ frames: [Bitmap?], frameRate: Double? = 30, isCutShort: Bool = false) {
    self.isCutShort = isCutShort
    self.frames = frames
    self.frameRate = frameRate
  }

  func frame(at index: Int) throws -> Bitmap? {
    if isCutShort, let first = frames.firstIndex(of: nil), index >= first {
      throw UnreadableFrame("it is broken", isLast: true)
    }
    guard index < frames.count else { return nil }
    guard let frame = frames[index] else { throw UnreadableFrame("it is broken") }
    return frame
  }
}
