import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Writing PNGs")
struct PNGEncoderTests {
  /// Words that repeat little, opaque or with every alpha.
  private func picture(_ width: Int, _ height: Int, opaque: Bool, seed: UInt32 = 1) -> Bitmap {
    var state = seed
    var words: [UInt32] = (0..<width * height).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      let component = index % 7 == 0 ? state >> 8 : UInt32(index / width) &* 0x01_0203
      return component & 0xff_ffff | (opaque ? 255 : state >> 24) << 24
    }
    words.withUnsafeMutableBufferPointer { AlphaConversion.premultiply($0) }
    return Bitmap(width: width, height: height, pixels: words)
  }

  private func chunkNames(_ bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += length + 12
    }
    return names
  }

  @Test(
    "what is written is read again",
    arguments: [(1, 1), (3, 2), (4, 1), (5, 3), (37, 96), (16, 97), (9, 200)], [true, false])
  func roundTrip(size: (Int, Int), opaque: Bool) throws {
    let bitmap = picture(size.0, size.1, opaque: opaque)
    let encoder = PNGEncoder(width: size.0, height: size.1, opaque: opaque)
    let bytes = try bitmap.withPixelRows { try encoder.encode($0) }
    let read = try PNGReader.bitmap(from: bytes)
    if opaque {
      #expect(read == bitmap)
    } else {
      // Straight alpha holds less where alpha is low: reading must give what straightening and premultiplying give.
      #expect(read.pixels == straightenedAndBack(bitmap))
    }
    #expect(bytes[25] == (opaque ? 2 : 6))
    #expect(chunkNames(bytes) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  private func straightenedAndBack(_ bitmap: Bitmap) -> [UInt32] {
    var words = bitmap.pixels
    words.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      AlphaConversion.unpremultiply(bitmap.pixels, into: base, count: target.count)
      AlphaConversion.premultiply(target)
    }
    return words
  }

  @Test("a valid premultiplied pixel survives the way to straight alpha and back")
  func lossless() {
    let words = (1...255).flatMap { (alpha: UInt32) -> [UInt32] in
      (0...alpha).map { component in alpha << 24 | component &* 0x01_0101 }
    }
    let bitmap = Bitmap(width: words.count, height: 1, pixels: words)
    #expect(straightenedAndBack(bitmap) == words)
  }

  @Test("reporting what changed gives the same bytes as a fresh encoder", arguments: [true, false])
  func changedRows(opaque: Bool) throws {
    let height = 300
    let encoder = PNGEncoder(width: 20, height: height, opaque: opaque)
    var pixels = picture(20, height, opaque: opaque).pixels
    _ = try Bitmap(width: 20, height: height, pixels: pixels).withPixelRows { try encoder.encode($0) }
    for rows in [95..<96, 96..<97, 0..<1, 299..<300, 50..<250, 10..<10] {
      for index in rows.lowerBound * 20..<rows.upperBound * 20 { pixels[index] ^= 0x0000_0001 }
      let bitmap = Bitmap(width: 20, height: height, pixels: pixels)
      let incremental = try bitmap.withPixelRows { try encoder.encode($0, changed: [rows]) }
      let fresh = try bitmap.withPixelRows {
        try PNGEncoder(width: 20, height: height, opaque: opaque).encode($0)
      }
      #expect(incremental == fresh, "rows \(rows)")
    }
  }

  @Test("text entries are kept without touching the pixels")
  func text() throws {
    let bitmap = picture(5, 5, opaque: true)
    let encoder = PNGEncoder(width: 5, height: 5, opaque: true)
    let entry = PNGText(keyword: "Software", text: "Flipbook é")
    let bytes = try bitmap.withPixelRows { try encoder.encode($0, text: [entry]) }
    #expect(chunkNames(bytes) == ["IHDR", "sRGB", "iTXt", "IDAT", "IEND"])
    #expect(try PNGReader.bitmap(from: bytes) == bitmap)
    #expect(Data(bytes).range(of: Data("Flipbook é".utf8)) != nil)
  }

  @Test("every level of the compact encoder keeps the pixels, and 9 is no larger than 1")
  func levels() throws {
    let bitmap = picture(64, 64, opaque: true)
    var sizes: [Int] = []
    for level in 1...9 {
      let bytes = try bitmap.withPixelRows { try PNGCompactEncoder.encode($0, opaque: true, level: level) }
      #expect(try PNGReader.bitmap(from: bytes) == bitmap)
      #expect(chunkNames(bytes).prefix(2) == ["IHDR", "sRGB"])
      sizes.append(bytes.count)
    }
    #expect(sizes[8] <= sizes[0])
    let clear = picture(9, 9, opaque: false)
    let bytes = try clear.withPixelRows { try PNGCompactEncoder.encode($0, opaque: false, level: 6) }
    #expect(try PNGReader.bitmap(from: bytes).pixels == straightenedAndBack(clear))
  }

  @Test("checksums put together from parts equal that of the whole")
  func adler() {
    let bytes: [UInt8] = (0..<70_000).map { (index: Int) in UInt8(truncatingIfNeeded: index * 7 + index >> 8)
    }
    var sum = Adler32()
    for part in [0..<1, 1..<1, 1..<40_000, 40_000..<70_000] {
      sum.append(bytes[part].withUnsafeBytes { Deflater.adler32($0) }, count: part.count)
    }
    #expect(sum.value == bytes.withUnsafeBytes { Deflater.adler32($0) })
    #expect(Adler32().value == 1)
  }
}
