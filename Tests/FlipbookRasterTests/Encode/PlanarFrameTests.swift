import FlipbookDrawing
import Testing

@testable import FlipbookRaster

@Suite("Pixels to bt709 4:2:0")
struct PlanarFrameTests {
  private struct Planes: Equatable {
    var luma: [UInt8]
    var blue: [UInt8]
    var red: [UInt8]
  }

  private func planes(
    _ bitmap: Bitmap, _ frame: PlanarFrame? = nil, changed: [PixelRect]? = nil
  ) -> Planes {
    let (width, height) = (bitmap.width, bitmap.height)
    let buffer = FrameBuffer(count: PlanarFrame.size(width: width, height: height))
    let frame = frame ?? PlanarFrame(width: width, height: height)
    let parts = changed ?? [PixelRect(width: width, height: height)]
    frame.begin(changed: parts.reduce(0) { $0 + $1.area }, into: buffer)
    bitmap.withPixelRows { rows in for part in parts { frame.convert(rows, part) } }
    let bytes = buffer.makeArray()
    let area = width * height
    return Planes(
      luma: Array(bytes[..<area]), blue: Array(bytes[area..<area + area / 4]),
      red: Array(bytes[(area + area / 4)...]))
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt32 = 7) -> Bitmap {
    var state = seed
    let words = (0..<width * height).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xff00_0000 | state >> 8
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  private struct Sample {
    var red = 0.0
    var green = 0.0
    var blue = 0.0

    init(_ words: [UInt32]) {
      for word in words {
        red += Double(word >> 16 & 0xff) / Double(words.count)
        green += Double(word >> 8 & 0xff) / Double(words.count)
        blue += Double(word & 0xff) / Double(words.count)
      }
    }

    /// The standard's formulas in double precision.
    var y: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
    var luma: Double { 16 + 219 / 255 * y }
    var cb: Double { 128 + 224 / 255 * (blue - y) / 1.8556 }
    var cr: Double { 128 + 224 / 255 * (red - y) / 1.5748 }
  }

  @Test("black, white and grey are 16, 235 and neutral")
  func greys() {
    for grey in 0...255 {
      let word = 0xff00_0000 | UInt32(grey) &* 0x01_0101
      let result = planes(Bitmap(width: 8, height: 2, pixels: Array(repeating: word, count: 16)))
      let expected = UInt8((16 + 219 * Double(grey) / 255).rounded())
      #expect(result.luma == Array(repeating: expected, count: 16))
      #expect(result.blue == [128, 128, 128, 128])
      #expect(result.red == [128, 128, 128, 128])
    }
  }

  @Test("primaries have the values of the standard")
  func primaries() {
    let table: [(UInt32, UInt8, UInt8, UInt8)] = [
      (0xffff_0000, 63, 102, 240), (0xff00_ff00, 173, 42, 26), (0xff00_00ff, 32, 240, 118),
      (0xffff_ff00, 219, 16, 138), (0xff00_ffff, 188, 154, 16), (0xffff_00ff, 78, 214, 230),
    ]
    for (word, y, cb, cr) in table {
      let result = planes(Bitmap(width: 2, height: 2, pixels: Array(repeating: word, count: 4)))
      #expect(result == Planes(luma: [y, y, y, y], blue: [cb], red: [cr]))
    }
  }

  @Test("every sample is the exact value rounded, chroma that of a block's mean")
  func exact() {
    let bitmap = noise(170, 30)
    let result = planes(bitmap)
    var worst = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        worst = max(worst, abs(Double(result.luma[y * 170 + x]) - Sample([bitmap[x, y]]).luma))
      }
    }
    for y in 0..<15 {
      for x in 0..<85 {
        let words = [
          bitmap[2 * x, 2 * y], bitmap[2 * x + 1, 2 * y], bitmap[2 * x, 2 * y + 1],
          bitmap[2 * x + 1, 2 * y + 1],
        ]
        worst = max(worst, abs(Double(result.blue[y * 85 + x]) - Sample(words).cb))
        worst = max(worst, abs(Double(result.red[y * 85 + x]) - Sample(words).cr))
      }
    }
    #expect(worst <= 0.5001)
  }

  @Test("converting what changed gives the same planes as converting everything")
  func partial() {
    let (width, height) = (38, 20)
    let frame = PlanarFrame(width: width, height: height)
    var words = noise(width, height).pixels
    _ = planes(Bitmap(width: width, height: height, pixels: words), frame)
    let changes: [[PixelRect]] = [
      [PixelRect(minX: 3, minY: 5, maxX: 4, maxY: 6), PixelRect(minX: 37, minY: 19, maxX: 38, maxY: 20)],
      [PixelRect(minX: 0, minY: 0, maxX: 38, maxY: 1)],
      [PixelRect(minX: 1, minY: 2, maxX: 36, maxY: 17)],
      [PixelRect(minX: 11, minY: 2, maxX: 20, maxY: 7), .empty],
      [],
    ]
    for rects in changes {
      for rect in rects {
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX { words[y * width + x] ^= 0x00a5_5aff }
        }
      }
      let bitmap = Bitmap(width: width, height: height, pixels: words)
      #expect(planes(bitmap, frame, changed: rects) == planes(bitmap), "\(rects)")
    }
  }

  @Test("straight alpha is copied for formats that have it")
  func straight() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8040_2000, 0xff01_0203])
    let buffer = FrameBuffer(count: 8)
    bitmap.withPixelRows { buffer.copyStraight($0) }
    #expect(buffer.makeArray() == [0, 64, 128, 128, 3, 2, 1, 255])
    bitmap.withPixelRows { buffer.copyPremultiplied($0) }
    #expect(buffer.makeArray() == [0, 32, 64, 128, 3, 2, 1, 255])
  }
}
