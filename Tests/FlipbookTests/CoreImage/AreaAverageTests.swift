import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookDrawing
@testable import FlipbookLayers

@Suite("The average colour of Core Image")
@MainActor struct AreaAverageTests {
  /// Red above green, 2 × 2 pixels.
  private let image = CIImage(
    cgImage: CGImage(
      Bitmap(width: 2, height: 2, pixels: [0xffff_0000, 0xffff_0000, 0xff00_ff00, 0xff00_ff00])))

  private func average(_ extent: CGRect, _ format: CIFormat = .RGBA8) throws -> [UInt8] {
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: image, kCIInputExtentKey: CIVector(cgRect: extent)]))
    let output = try #require(filter.outputImage)
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: kCFNull as Any]).render(
      output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: format, colorSpace: nil)
    return bytes
  }

  @Test("the values of all pixels of the extent are averaged, with the y axis upwards")
  func average() throws {
    #expect(try average(image.extent) == [128, 128, 0, 255])
    #expect(try average(CGRect(x: 0, y: 0, width: 2, height: 1)) == [0, 255, 0, 255])
    #expect(try average(CGRect(x: 0, y: 1, width: 2, height: 1)) == [255, 0, 0, 255])
    #expect(try average(CGRect(x: 0, y: 1, width: 2, height: 1), .BGRA8) == [0, 0, 255, 255])
  }

  @Test("memory is written row by row, the upper one first, and not beyond what rows are long")
  func memory() {
    var bytes = [UInt8](repeating: 7, count: 24)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 12, bounds: image.extent, format: .RGBA8, colorSpace: nil)
    #expect(Array(bytes[0..<8]) == [255, 0, 0, 255, 255, 0, 0, 255] && Array(bytes[8..<12]) == [7, 7, 7, 7])
    #expect(Array(bytes[12..<20]) == [0, 255, 0, 255, 0, 255, 0, 255])
  }
}
