import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookDrawing
@testable import FlipbookLayers

/// Compared with codes that the package qrcode 8 makes (byte mode, the level as asked for).
@Suite("Codes of Core Image")
@MainActor struct QRCodeTests {
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in String((0..<code.size).map { code[$0, y] ? "#" : "." }) }
  }

  @Test("a short message is the code of version 1, module for module")
  func short() throws {
    let code = try #require(QRCode([UInt8]("HELLO flipbook".utf8), level: 1))
    #expect(
      rows(code) == [
        "#######....#..#######",
        "#.....#....#..#.....#",
        "#.###.#.#...#.#.###.#",
        "#.###.#.##....#.###.#",
        "#.###.#.#.#.#.#.###.#",
        "#.....#.##..#.#.....#",
        "#######.#.#.#.#######",
        "........####.........",
        "#.#####...#...#####..",
        "....#....##..######..",
        "###..###...##....###.",
        "##.###.##.##.#.####..",
        "#.....##...#..#...#.#",
        "........##....####...",
        "#######..#####....##.",
        "#.....#.#.##.#.#.##.#",
        "#.###.#.####.###..###",
        "#.###.#.#......###...",
        "#.###.#.#.###..#..#..",
        "#.....#..##..#..###..",
        "#######.###.#.#.#.##.",
      ])
  }

  @Test(
    "200 bytes at the highest level take version 15, in blocks of two lengths, with alignment and version patterns"
  )
  func long() throws {
    let code = try #require(QRCode([UInt8](repeating: 0x78, count: 200), level: 3))
    #expect(code.size == 77)
    #expect(code.isDark.count { $0 } == 2968)
  }

  @Test("what is too long for the largest version has no code")
  func tooLong() {
    #expect(QRCode([UInt8](repeating: 0, count: 2953), level: 0)?.size == 177)
    #expect(QRCode([UInt8](repeating: 0, count: 2954), level: 0) == nil)
  }

  @Test("the filter's picture has a margin of one module, and can be made larger without mixing")
  func picture() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO flipbook".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.extent.size == CGSize(width: 69, height: 69))
    let pixels = try #require(CIContext().createCGImage(large, from: large.extent)).bitmap.pixels
    // The corner's pattern is at the top left, behind the margin.
    #expect(pixels[2 * 69 + 2] == 0xFFFF_FFFF && pixels[3 * 69 + 3] == 0xFF00_0000)
    // At the bottom right there is none.
    let below = (66..<69).map { pixels[$0 * 69 + 68] }
    #expect(below == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test("other filters give their input")
  func unknown() throws {
    let filter = CIFilter.sepiaTone()
    #expect(filter.inputKeys.contains(kCIInputIntensityKey) && !filter.inputKeys.contains(kCIInputRadiusKey))
    #expect(filter.outputImage == nil)
    let image = CIImage(cgImage: CGImage(Bitmap(width: 2, height: 1, pixels: [1, 2])))
    filter.setValue(image, forKey: kCIInputImageKey)
    #expect(filter.outputImage === image)
  }
}
