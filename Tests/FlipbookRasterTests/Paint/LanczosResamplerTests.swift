import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct LanczosResamplerTests {
  private func shrink(
    _ width: Int, _ height: Int, to size: (Int, Int), _ quality: ImageInterpolation,
    _ pixel: (Int, Int) -> UInt32
  ) throws -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height { for x in 0..<width { pixels.append(pixel(x, y)) } }
    let drawing = ImageDrawing(
      bitmap: Bitmap(width: width, height: height, pixels: pixels),
      source: CGRect(x: 0, y: 0, width: width, height: height),
      destination: CGRect(x: 0, y: 0, width: size.0, height: size.1), interpolation: quality)
    return try Fixture.paint([Fixture.item(.image(drawing))])
  }

  private func gray(_ value: Double) -> UInt32 {
    0xff00_0000 | UInt32(max(0, min(255, value.rounded()))) &* 0x01_0101
  }

  @Test("what is even stays so, and colours keep within their alpha")
  func valid() throws {
    let even = try shrink(300, 200, to: (83, 47), .high) { _, _ in 0x8040_2010 }
    for y in 0..<47 { for x in 0..<83 where even[x, y] != 0x8040_2010 { Issue.record("\(x) \(y)") } }
    let edges = try shrink(300, 200, to: (83, 47), .high) { x, y in (x / 7 + y / 5) % 2 == 0 ? 0xffff_ffff : 0
    }
    #expect(edges.pixels.allSatisfy { p in [0, 8, 16].allSatisfy { p >> $0 & 255 <= p >> 24 } })
  }

  @Test("shrunk with high quality, what can be shown is sharper and what can't is gone")
  func quality() throws {
    // How much of a wave of a number of pixels is left after shrinking three times.
    func strength(_ period: Double, _ quality: ImageInterpolation) throws -> Double {
      let picture = try shrink(360, 12, to: (120, 4), quality) { x, _ in
        gray(127.5 + 100 * sin((Double(x) + 0.5) / period * 2 * .pi))
      }
      let row = (20..<100).map { Double(picture[$0, 2] & 255) }
      let mean = row.reduce(0, +) / Double(row.count)
      return (row.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(row.count) * 2).squareRoot() / 100
    }
    #expect(try strength(12, .high) > 0.93)
    #expect(try strength(12, .high) > strength(12, .medium))
    #expect(try strength(2.2, .high) < 0.02)
    #expect(try strength(3.7, .high) < 0.1)
  }
}
