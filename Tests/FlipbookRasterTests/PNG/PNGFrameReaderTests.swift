import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("PNGs decoded to the frames that encoders take")
struct PNGFrameReaderTests {
  /// The pixels of a picture as B, G, R, A.
  private func bgra(_ picture: HandmadePNG, alpha: PNGFrameReader.Alpha = .kept) throws -> [UInt8] {
    let reader = PNGFrameReader(width: picture.width, height: picture.height, layout: .bgra, alpha: alpha)
    let buffer = FrameBuffer(count: picture.width * picture.height * 4)
    try picture.bytes.withUnsafeBytes { try reader.read($0, into: buffer) }
    return buffer.makeArray()
  }

  private func rgba64(_ picture: HandmadePNG, alpha: PNGFrameReader.Alpha = .kept) throws -> [UInt16] {
    let reader = PNGFrameReader(width: picture.width, height: picture.height, layout: .rgba64, alpha: alpha)
    let buffer = FrameBuffer(count: picture.width * picture.height * 8)
    try picture.bytes.withUnsafeBytes { try reader.read($0, into: buffer) }
    return buffer.makeArray().withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
  }

  @Test("16 bits a component are kept, or rounded to the nearest of 8")
  func deep() throws {
    let picture = HandmadePNG(
      width: 1, height: 1, depth: 16, colorType: 6, raw: [0, 0x12, 0x34, 0x80, 0x7f, 0xff, 0xff, 0x40, 0x01])
    #expect(try rgba64(picture) == [0x1234, 0x807f, 0xffff, 0x4001])
    let levels = [0x1234, 0x807f, 0xffff, 0x4001].map { UInt8((Double($0) / 257).rounded()) }
    #expect(try bgra(picture) == [levels[2], levels[1], levels[0], levels[3]])
  }

  @Test("8 bits become 16 by repetition")
  func widened() throws {
    let picture = HandmadePNG(width: 1, height: 1, colorType: 2, raw: [0, 0x12, 0x80, 0xff])
    #expect(try rgba64(picture) == [0x1212, 0x8080, 0xffff, 0xffff])
  }

  @Test("grey, palettes and transparent colours are spelt out")
  func kinds() throws {
    let grey = HandmadePNG(width: 2, height: 1, depth: 1, colorType: 0, raw: [0, 0b0100_0000])
    #expect(try bgra(grey) == [0, 0, 0, 255, 255, 255, 255, 255])
    let palette = HandmadePNG(
      width: 2, height: 1, depth: 8, colorType: 3, palette: [10, 20, 30, 40, 50, 60], transparency: [128],
      raw: [0, 0, 1])
    #expect(try bgra(palette) == [30, 20, 10, 128, 60, 50, 40, 255])
  }

  @Test("straight alpha is neither multiplied nor divided on the way")
  func straight() throws {
    let picture = HandmadePNG(width: 1, height: 1, colorType: 6, raw: [0, 201, 7, 133, 3])
    #expect(try bgra(picture) == [133, 7, 201, 3])
  }

  @Test("transparent pictures are laid over a colour, or refused")
  func flattened() throws {
    let picture = HandmadePNG(width: 2, height: 1, colorType: 6, raw: [0, 200, 100, 0, 64, 9, 8, 7, 255])
    let over = PNGFrameReader.Alpha.over(red: 1, green: 0, blue: 0.2)
    func mix(_ front: Double, _ back: Double) -> UInt8 {
      UInt8((front * 64 / 255 + back * 191 / 255).rounded())
    }
    #expect(
      try bgra(picture, alpha: over) == [mix(0, 51), mix(100, 0), mix(200, 255), 255, 7, 8, 9, 255])
    #expect(throws: PNGError.self) { try bgra(picture, alpha: .refused) }
    let opaque = HandmadePNG(width: 1, height: 1, colorType: 6, raw: [0, 1, 2, 3, 255])
    #expect(try bgra(opaque, alpha: .refused) == [3, 2, 1, 255])
    let deep = HandmadePNG(
      width: 1, height: 1, depth: 16, colorType: 6, raw: [0, 0xff, 0xff, 0, 0, 0, 0, 0x80, 0])
    let mixed = try rgba64(deep, alpha: .over(red: 0, green: 0, blue: 1))
    #expect(mixed == [32_768, 0, 32_767, 65_535])
  }

  @Test("linear components are encoded by the curve of sRGB")
  func linear() throws {
    let gamma = [(type: "gAMA", content: HandmadePNG.word(100_000))]
    let picture = HandmadePNG(width: 1, height: 1, colorType: 2, chunks: gamma, raw: [0, 55, 128, 255])
    let wanted = [255.0, 128, 55].map { encode($0 / 255) * 255 }
    for (found, wanted) in zip(try bgra(picture), wanted) { #expect(abs(Double(found) - wanted) <= 1) }
  }

  @Test("Display P3 becomes sRGB as the matrices say")
  func displayP3() throws {
    let code = [(type: "cICP", content: [UInt8(12), 13, 0, 1])]
    let picture = HandmadePNG(width: 1, height: 1, colorType: 2, chunks: code, raw: [0, 180, 120, 90])
    // From linear Display P3 to linear sRGB, both with the white D65 (CSS Color 4, sample code).
    let matrix = [
      [1.2249401762805598, -0.22494017628055996, 0], [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    let light = [180.0, 120, 90].map { decode($0 / 255) }
    let wanted = matrix.map { row in encode(zip(row, light).map { $0 * $1 }.reduce(0, +)) * 255 }
    let found = try bgra(picture)
    for (component, wanted) in zip([found[2], found[1], found[0]], wanted) {
      #expect(abs(Double(component) - wanted) <= 1)
    }
  }

  @Test("a grey profile is used, a damaged one refused")
  func greyProfile() throws {
    let profile = HandmadeProfile.linearGrey
    let picture = Self.picture(profile: profile)
    let wanted = encode(100.0 / 255) * 255
    for component in try bgra(picture).prefix(3) { #expect(abs(Double(component) - wanted) <= 1) }
    var damaged = profile
    damaged[36] = 0
    #expect(throws: PNGError.self) { try bgra(Self.picture(profile: damaged)) }
  }

  @Test("a picture of another size is refused")
  func otherSize() {
    let picture = HandmadePNG(width: 2, height: 1, colorType: 0, raw: [0, 1, 2])
    let reader = PNGFrameReader(width: 1, height: 2, layout: .bgra, alpha: .kept)
    let buffer = FrameBuffer(count: 8)
    #expect(throws: PNGError.self) { try picture.bytes.withUnsafeBytes { try reader.read($0, into: buffer) } }
  }

  /// A grey pixel of level 100 with a profile.
  private static func picture(profile: [UInt8]) -> HandmadePNG {
    let chunk = Array("linear\u{0}\u{0}".utf8) + HandmadePNG.stored(profile)
    return HandmadePNG(width: 1, height: 1, colorType: 0, chunks: [("iCCP", chunk)], raw: [0, 100])
  }

  /// The curve of sRGB, IEC 61966-2-1.
  private func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  private func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
