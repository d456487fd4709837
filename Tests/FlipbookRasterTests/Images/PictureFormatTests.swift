import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

/// Stills of other formats than PNG, of 16 × 8 pixels: red and green above blue and white.
struct PictureFormatTests {
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
    GBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR\
    CAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAACAn/xAAcEAABAwUAAAAAAAAAAAAAAAAAFxhlZqSl4uP/xAAWAQEBAQAAAAAA\
    AAAAAAAAAAAIBwn/xAAbEQABBQEBAAAAAAAAAAAAAAAAFxhko+Nl4v/aAAwDAQACEQMRAD8AGyqxdxqXBsvYo2Ea4blXZFkGg1bjeoH0zmV+\
    zONHp9Wh/9k=
    """
  private static let webP =
    "UklGRjYAAABXRUJQVlA4TCkAAAAvD8ABAB8gEEjeHzqN+RcQFPwf3fxHZA+AMNtokpOc5P2OIaL/Ufph+wA="

  /// The colours of the four quarters, in rows: R, G, B and W.
  private func quarters(_ data: Data) throws -> String {
    let bitmap = try PictureDecoder.decode(data)
    let places = [(1, 1), (3, 1), (1, 3), (3, 3)].map {
      bitmap[bitmap.width * $0.0 / 4, bitmap.height * $0.1 / 4]
    }
    return places.map { pixel in
      let isHigh = [16, 8, 0].map { pixel >> UInt32($0) & 255 > 128 }
      return switch isHigh {
      case [true, false, false]: "R"
      case [false, true, false]: "G"
      case [false, false, true]: "B"
      case [true, true, true]: "W"
      default: "?"
      }
    }.joined()
  }

  @Test("JPEG and WebP stills have their pixels where they belong")
  func formats() throws {
    let jpeg = try #require(Data(base64Encoded: Self.jpeg))
    let webP = try #require(Data(base64Encoded: Self.webP))
    #expect(try quarters(jpeg) == "RGBW")
    #expect(try quarters(webP) == "RGBW")
    let exact = try PictureDecoder.decode(webP)
    #expect(
      exact.width == 16 && exact.height == 8 && exact[0, 0] == 0xffff_0000 && exact[15, 7] == 0xffff_ffff)
  }

  @Test(
    "a JPEG is turned as its Exif data says, in either byte order",
    arguments: zip(1...8, ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]))
  func orientation(value: UInt8, expected: String) throws {
    let jpeg = try #require(Data(base64Encoded: Self.jpeg))
    let little: [UInt8] = [
      0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0,
    ]
    let big: [UInt8] = [
      0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0,
    ]
    for directory in [little, big] {
      let content = Array("Exif\0\0".utf8) + directory
      let length = content.count + 2
      let segment = [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + content
      // Before and after the segment that every such file begins with.
      for place in [2, 20] {
        let turned = jpeg.prefix(place) + segment + jpeg.dropFirst(place)
        #expect(try quarters(Data(turned)) == expected)
        let size = try PictureDecoder.decode(Data(turned))
        #expect(size.width == (value > 4 ? 8 : 16))
      }
    }
  }

  @Test("Exif data that is cut short or points nowhere leaves the picture as it is")
  func brokenOrientation() throws {
    let jpeg = try #require(Data(base64Encoded: Self.jpeg))
    for directory: [UInt8] in [
      [], [0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0xff, 0x7f, 0, 0, 0, 0],
      [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0xff, 0xff, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
    ] {
      let content = Array("Exif\0\0".utf8) + directory
      let segment = [0xff, 0xe1, 0, UInt8(content.count + 2)] + content
      #expect(try quarters(jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)) == "RGBW")
    }
  }
}
