import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

struct PictureColorsTests {
  /// The premultiplied components of a picture's first pixel: red, green, blue and alpha.
  private func first(_ data: Data) throws -> [Int] {
    let pixel = try PictureDecoder.decode(data)[0, 0]
    return [16, 8, 0, 24].map { Int(pixel >> UInt32($0) & 255) }
  }

  private func near(_ found: [Int], _ expected: [Int]) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test("A PNG in Display P3 becomes sRGB, as browsers show it; beyond its gamut the nearest colours")
  func displayP3() throws {
    func picture(_ chunks: [(type: String, content: [UInt8])], _ pixel: [UInt8]) -> Data {
      Data(HandmadePNG(width: 1, height: 1, colorType: 2, chunks: chunks, raw: [0] + pixel).bytes)
    }
    let space = [(type: "cICP", content: [12, 13, 0, 1] as [UInt8])]
    // In light: green 0.6776, a red below 0, a blue above 1.
    #expect(near(try first(picture(space, [45, 211, 255])), [0, 215, 255, 255]))
    #expect(near(try first(picture(space, [128, 128, 128])), [128, 128, 128, 255]))
    #expect(try first(picture([], [45, 211, 255])) == [45, 211, 255, 255])
  }

  @Test("Colours are converted before they are multiplied by their alpha")
  func alpha() throws {
    let picture = HandmadePNG(
      width: 1, height: 1, colorType: 6, chunks: [("cICP", [12, 13, 0, 1])], raw: [0, 45, 211, 255, 128])
    #expect(near(try first(Data(picture.bytes)), [0, 109, 128, 128]))
  }

  @Test("The profile of a JPEG in two segments counts; one with a part missing doesn't")
  func jpeg() throws {
    let grey = Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: 0xff64_6464, count: 64))
    let plain = [UInt8](try #require(JPEGWriter.data(of: grey, quality: 1)))
    let profile = HandmadeProfile.linearGrey
    func segment(_ number: UInt8, _ part: ArraySlice<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE\0".utf8) + [number, 2] + part
      let length = content.count + 2
      return [0xff, 0xe2, UInt8(length >> 8), UInt8(length & 255)] + content
    }
    let (head, tail) = (segment(1, profile[..<60]), segment(2, profile[60...]))
    func file(_ segments: [UInt8]) -> Data { Data(plain[..<2] + segments + plain[2...]) }
    #expect(near(try first(file([])), [100, 100, 100, 255]))
    // Light of 100 / 255 in the curve of sRGB.
    #expect(near(try first(file(tail + head)), [168, 168, 168, 255]))
    #expect(near(try first(file(head)), [100, 100, 100, 255]))
  }
}
