import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Reading PNGs")
struct PNGReaderTests {
  private func pixels(_ png: HandmadePNG) throws -> [UInt32] { try PNGReader.bitmap(from: png.bytes).pixels }

  @Test("RGB becomes opaque words")
  func rgb() throws {
    let png = HandmadePNG(width: 2, height: 1, colorType: 2, raw: [0, 1, 2, 3, 250, 251, 252])
    #expect(try pixels(png) == [0xff01_0203, 0xfffa_fbfc])
  }

  @Test("RGBA is premultiplied, rounded to nearest, and alpha 0 is clear")
  func rgba() throws {
    let png = HandmadePNG(
      width: 3, height: 1, colorType: 6, raw: [0, 255, 100, 1, 128, 9, 9, 9, 0, 5, 6, 7, 255])
    // 255·128/255 = 128, 100·128/255 = 50.2, 1·128/255 = 0.502.
    #expect(try pixels(png) == [0x8080_3201, 0, 0xff05_0607])
  }

  @Test("one-bit grey spreads to black and white")
  func oneBitGrey() throws {
    let png = HandmadePNG(width: 4, height: 1, depth: 1, colorType: 0, raw: [0, 0b1010_0000])
    #expect(try pixels(png) == [0xffff_ffff, 0xff00_0000, 0xffff_ffff, 0xff00_0000])
  }

  @Test("two- and four-bit grey scale to the whole range")
  func smallGrey() throws {
    let two = HandmadePNG(width: 4, height: 1, depth: 2, colorType: 0, raw: [0, 0b0001_1011])
    #expect(try pixels(two) == [0xff00_0000, 0xff55_5555, 0xffaa_aaaa, 0xffff_ffff])
    let four = HandmadePNG(width: 2, height: 1, depth: 4, colorType: 0, raw: [0, 0x1f])
    #expect(try pixels(four) == [0xff11_1111, 0xffff_ffff])
  }

  @Test("16-bit components are rounded to 8, not cut")
  func sixteenBits() throws {
    let png = HandmadePNG(
      width: 1, height: 1, depth: 16, colorType: 2, raw: [0, 0x12, 0xff, 0x12, 0x00, 0xff, 0xff])
    #expect(try pixels(png) == [0xff13_12ff])
  }

  @Test("grey with alpha is premultiplied")
  func greyAlpha() throws {
    let png = HandmadePNG(width: 1, height: 1, colorType: 4, raw: [0, 200, 51])
    #expect(try pixels(png) == [0x3328_2828])
  }

  @Test("a palette with its own transparency")
  func palette() throws {
    let png = HandmadePNG(
      width: 4, height: 1, depth: 2, colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255],
      transparency: [255, 0], raw: [0, 0b0001_1000])
    #expect(try pixels(png) == [0xffff_0000, 0, 0xff00_00ff, 0xffff_0000])
  }

  @Test("the transparent colour of an RGB picture is clear")
  func colorKey() throws {
    let png = HandmadePNG(
      width: 2, height: 1, colorType: 2, transparency: [0, 1, 0, 2, 0, 3], raw: [0, 1, 2, 3, 1, 2, 4])
    #expect(try pixels(png) == [0, 0xff01_0204])
  }

  @Test("an interlaced picture comes out in place")
  func interlaced() throws {
    // 3 × 3 grey, value 10·y + x: passes 1 (0,0), 6 (1,0), 5 and 4, 7 as Adam7 lays them out.
    let raw: [UInt8] = [0, 0] + [0, 2] + [0, 20, 22] + [0, 1, 0, 21] + [0, 10, 11, 12]
    let png = HandmadePNG(width: 3, height: 3, colorType: 0, isInterlaced: true, raw: raw)
    let expected: [UInt32] = [0, 1, 2, 10, 11, 12, 20, 21, 22].map { 0xff00_0000 | $0 << 16 | $0 << 8 | $0 }
    #expect(try pixels(png) == expected)
  }

  @Test("a file that isn't a PNG or is empty is named as such")
  func notPNG() {
    let jpeg = #expect(throws: PNGError.self) {
      try PNGReader.bitmap(from: [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0])
    }
    #expect(jpeg == PNGError(.notPNG, "the file is not a PNG"))
    let empty = #expect(throws: PNGError.self) { try PNGReader.bitmap(from: [UInt8]()) }
    #expect(empty?.message == "the file is empty")
  }

  @Test("cutting the file anywhere is an error, never a crash or a picture")
  func truncated() {
    let whole = HandmadePNG(
      width: 2, height: 2, colorType: 2, raw: [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6]
    ).bytes
    for count in 0..<whole.count {
      #expect(throws: PNGError.self, "cut to \(count) bytes") {
        try PNGReader.bitmap(from: Array(whole[..<count]))
      }
    }
  }

  @Test("a flipped bit in the header or the pixels is an error that says so")
  func corrupt() {
    let whole = HandmadePNG(
      width: 2, height: 2, colorType: 2, raw: [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6]
    ).bytes
    for index in [17, 25, 30, 45, 60] {
      var bytes = whole
      bytes[index] ^= 0x40
      let error = #expect(throws: PNGError.self) { try PNGReader.bitmap(from: bytes) }
      #expect(error?.reason == .damaged)
      #expect(error?.message.hasPrefix("the PNG is damaged: ") == true)
    }
  }

  @Test("fewer rows than the header promises are an error")
  func missingRows() {
    let png = HandmadePNG(width: 2, height: 3, colorType: 2, raw: [0, 1, 2, 3, 4, 5, 6])
    #expect(throws: PNGError.self) { try PNGReader.bitmap(from: png.bytes) }
  }

  @Test("a huge header is refused before memory is taken")
  func bomb() {
    let wide = HandmadePNG(width: 500_000, height: 500_000, colorType: 2, raw: [0])
    #expect(
      throws: PNGError(
        .tooLarge, "the picture is 500000 × 500000 pixels, more than the 134217728 that are allowed")
    ) {
      try PNGReader.bitmap(from: wide.bytes)
    }
    let falseHeader = HandmadePNG(width: 10_000, height: 10_000, colorType: 6, raw: [0])
    let error = #expect(throws: PNGError.self) { try PNGReader.bitmap(from: falseHeader.bytes) }
    #expect(error?.reason == .damaged)
    var limits = PNGReader.Limits()
    limits.area = 3
    let small = HandmadePNG(width: 2, height: 2, colorType: 0, raw: [0, 1, 2, 0, 3, 4])
    #expect(throws: PNGError.self) { try PNGReader.bitmap(from: small.bytes, limits: limits) }
  }

  @Test("damage in a text chunk doesn't cost the picture")
  func damagedText() throws {
    var bytes = HandmadePNG(width: 1, height: 1, colorType: 0, raw: [0, 7]).bytes
    var text = HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0, 65])
    text[text.count - 1] ^= 1
    bytes.insert(contentsOf: text, at: 33)
    #expect(try PNGReader.bitmap(from: bytes).pixels == [0xff07_0707])
  }
}
