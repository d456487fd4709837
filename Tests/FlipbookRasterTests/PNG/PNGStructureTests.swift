import FlipbookTestSupport
import Testing

@testable import FlipbookRaster

@Suite("What a PNG says of itself before its pixels are decoded")
struct PNGStructureTests {
  private func structure(_ bytes: [UInt8]) throws -> PNGStructure {
    try bytes.withUnsafeBytes { try PNGStructure($0) }
  }

  private static let picture = HandmadePNG(
    width: 2, height: 1, colorType: 2,
    chunks: [
      ("gAMA", HandmadePNG.word(45_455)), ("tEXt", Array("Title\u{0}Waves".utf8)),
      ("iTXt", Array("Author\u{0}\u{0}\u{0}de\u{0}Autor\u{0}Zoë".utf8)),
    ], raw: [0, 1, 2, 3, 4, 5, 6])

  @Test("size, depth, transparency and texts are read")
  func fields() throws {
    let found = try structure(Self.picture.bytes)
    #expect((found.width, found.height, found.bitDepth, found.hasAlpha) == (2, 1, 8, false))
    #expect(found.texts == ["Title": "Waves", "Author": "Zoë"])
    #expect(found.colorSpace == .sRGB)
    let palette = HandmadePNG(
      width: 1, height: 1, depth: 4, colorType: 3, palette: [1, 2, 3], transparency: [0], raw: [0, 0])
    let other = try structure(palette.bytes)
    #expect((other.bitDepth, other.hasAlpha) == (4, true))
  }

  @Test("a file cut off at any byte is damaged")
  func cutOff() {
    let bytes = Self.picture.bytes
    for count in bytes.indices {
      #expect(throws: PNGError.self, "\(count) bytes") { try structure(Array(bytes[..<count])) }
    }
  }

  @Test("any changed bit is found")
  func changedBits() {
    let bytes = Self.picture.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        #expect(throws: PNGError.self, "bit \(bit) of byte \(index)") { try structure(changed) }
      }
    }
  }

  @Test("the strongest colour chunk counts")
  func colors() throws {
    func space(_ chunks: [(type: String, content: [UInt8])]) throws -> PNGColorSpace {
      try structure(HandmadePNG(width: 1, height: 1, colorType: 0, chunks: chunks, raw: [0, 0]).bytes)
        .colorSpace
    }
    let linear = (type: "gAMA", content: HandmadePNG.word(100_000))
    let standard = (type: "sRGB", content: [UInt8(0)])
    #expect(try space([]) == .sRGB)
    #expect(try space([linear, standard]) == .sRGB)
    #expect(try space([linear]) == .primaries(PNGColorChunks.standardPrimaries, gamma: 1))
    #expect(try space([standard, ("cICP", [12, 13, 0, 1])]) != .sRGB)
    #expect(try space([("cICP", [1, 13, 0, 1]), linear]) == .sRGB)
    #expect(try space([("cICP", [9, 16, 0, 1])]) == .unsupported("cICP 9-16-0-1"))
  }
}
