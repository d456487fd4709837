import CPixelRows
import FlipbookTestSupport
import Testing

@testable import FlipbookRaster

@Suite("Colours mapped in linear light")
struct LinearColorMatrixTests {
  /// Runs of opaque pixels, of clear ones, of translucent ones and of all kinds.
  private static let pixels: [UInt32] = {
    var random = SeededNumbers(seed: 41)
    return (0..<6_037).map { index in
      let pixel = BlendKernelTests.pixel(&random)
      let opaque = pixel | 0xff00_0000
      switch index / 150 % 4 {
      case 0: return opaque
      case 1: return 0
      case 2: return pixel
      default: return [opaque, 0, pixel][index % 3]
      }
    }
  }()

  /// Rows of weights for red, green, blue, alpha and a constant.
  private static let matrices: [[Float]] = [
    [1, 0, 0, 0, 0.1, 0, 1, 0, 0, 0.1, 0, 0, 1, 0, 0.1, 0, 0, 0, 1, 0],
    [0.5, 0, 0, 0.2, 0, 0, 0.25, 0, 0, 0.4, 0, 0, 2, 0.1, -0.3, 0, 0, 0, 0.7, 0.2],
    [0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0, 0, 0, 1, 0],
    [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0.2, 0, 0, 1, 0],
  ]

  @Test("pixels of a large picture become what they become in small ones", arguments: matrices)
  func large(matrix: [Float]) {
    var whole = Self.pixels
    var parts = Self.pixels
    pixel_rows_linear_color_matrix(&whole, whole.count, matrix, LinearLight.linear, LinearLight.encoded)
    parts.withUnsafeMutableBufferPointer { parts in
      for start in stride(from: 0, to: parts.count, by: 1_000) {
        guard let first = parts.baseAddress else { continue }
        pixel_rows_linear_color_matrix(
          first + start, min(1_000, parts.count - start), matrix, LinearLight.linear, LinearLight.encoded)
      }
    }
    let difference = whole.indices.first { whole[$0] != parts[$0] }
    #expect(difference == nil)
    #expect(whole != Self.pixels)
  }
}
