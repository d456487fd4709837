import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookDrawing
@testable import FlipbookLayers

/// Compared with codes that the package python-barcode 0.16 makes.
@Suite("Barcodes of Core Image")
@MainActor struct Code128Tests {
  @Test(
    "letters take set B, pairs of digits set C where that is shorter",
    arguments: [
      (
        "Hello",
        "110100100001100010100010110010000110010100001"
          + "100101000010001111010110010100001100011101011"
      ),
      (
        "1234",
        "1101001110010110011100100010"
          + "11000100100111101100011101011"
      ),
      (
        "AB1234567890",
        "1101001000010100011000100010110001011101111010110011100100010"
          + "11000111000101101100001010011011110110111000101101100011101011"
      ),
      (
        "A$b9",
        "110100100001010001100010010001100100100"
          + "0011011100101100110110001101100011101011"
      ),
    ])
  func modules(message: String, expected: String) throws {
    let code = try #require(Code128([UInt8](message.utf8)))
    #expect(code.modules.map { $0 ? "1" : "0" }.joined() == expected)
  }

  @Test("control characters take set A, and other bytes than ASCII have no code")
  func sets() throws {
    // Start A, A, line feed, B, the sum and the end, which has two modules more.
    let code = try #require(Code128([65, 10, 66]))
    let count = 6 * 11 + 2
    #expect(code.modules.count == count)
    // A small letter takes set B, and the line feed after it set A again.
    #expect(Code128([97, 10])?.modules.count == count)
    #expect(Code128([0xe4]) == nil && Code128([]) == nil)
  }

  @Test("the filter's picture has quiet space on both sides, and is as high as asked for")
  func picture() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("1234".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 57 + 20, height: 32))
    filter.quietSpace = 3
    filter.barcodeHeight = 5
    let small = try #require(filter.outputImage)
    #expect(small.extent == CGRect(x: 0, y: 0, width: 57 + 6, height: 5))
    let pixels = try #require(CIContext().createCGImage(small, from: small.extent)).bitmap.pixels
    #expect(pixels[2] == 0xFFFF_FFFF && pixels[3] == 0xFF00_0000 && pixels[4 * 63 + 59] == 0xFF00_0000)
  }
}
