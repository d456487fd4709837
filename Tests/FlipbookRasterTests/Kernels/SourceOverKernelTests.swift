import FlipbookTestSupport
import Testing

@testable import FlipbookRaster

struct SourceOverKernelTests {
  /// s · c + d (1 − sa · c), each product rounded.
  private func expected(_ source: UInt32, _ backdrop: UInt32, _ coverage: UInt8) -> UInt32 {
    func divided(_ value: UInt32) -> UInt32 { (2 * value + 255) / 510 }
    func lane(_ word: UInt32, _ shift: UInt32) -> UInt32 { word >> shift & 255 }
    let alpha = divided(lane(source, 24) * UInt32(coverage))
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let s = divided(lane(source, shift) * UInt32(coverage))
      result |= (s + divided(lane(backdrop, shift) * (255 - alpha))) << shift
    }
    return result
  }

  @Test("one word of arithmetic rounds to nearest for every product")
  func everyProduct() {
    var wrong = 0
    for a: UInt32 in 0...255 {
      for b: UInt32 in 0...255 {
        let exact = (2 * a * b + 255) / 510
        if PixelWord.divided(a * b) != exact { wrong += 1 }
        if PixelWord.scaled(a * 0x0101_0101, by: b) != exact * 0x0101_0101 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("spans come out as pixel by pixel arithmetic says", arguments: [1, 3, 4, 7, 8, 15, 16, 31, 64, 101])
  func spans(count: Int) {
    var random = SeededNumbers(seed: UInt64(count))
    let source = (0..<count).map { _ in BlendKernelTests.pixel(&random) }
    let backdrop = (0..<count).map { _ in BlendKernelTests.pixel(&random) }
    let mask = (0..<count).map {
      $0 % 5 == 0 ? 255 : $0 % 7 == 0 ? 0 : UInt8.random(in: 0...255, using: &random)
    }
    for color in [source[0], 0xff20_4060, 0, 0x8040_2010] {
      var result = backdrop
      SourceOverKernels.solid(&result, count, color)
      #expect(result == (0..<count).map { expected(color, backdrop[$0], 255) })
      result = backdrop
      SourceOverKernels.solid(&result, count, color, mask: mask)
      #expect(result == (0..<count).map { expected(color, backdrop[$0], mask[$0]) })
    }
    var result = backdrop
    SourceOverKernels.pixels(&result, count, source)
    #expect(result == (0..<count).map { expected(source[$0], backdrop[$0], 255) })
    result = backdrop
    SourceOverKernels.pixels(&result, count, source, coverage: 77)
    #expect(result == (0..<count).map { expected(source[$0], backdrop[$0], 77) })
    result = backdrop
    SourceOverKernels.pixels(&result, count, source, mask: mask)
    #expect(result == (0..<count).map { expected(source[$0], backdrop[$0], mask[$0]) })
  }

  @Test(
    "pixels without coverage stay, whole ones are the source's, in long spans as in short ones",
    arguments: [12, 40])
  func bounds(count: Int) {
    var random = SeededNumbers(seed: UInt64(count))
    let source = (0..<count).map { _ in BlendKernelTests.pixel(&random) }
    let backdrop = (0..<count).map { _ in BlendKernelTests.pixel(&random) }
    // Blocks of eight without coverage, covered in whole, and mixed.
    let mask = (0..<count).map { [0, 255, UInt8(truncatingIfNeeded: $0 * 37)][$0 / 8 % 3] }
    var result = backdrop
    SourceOverKernels.pixels(&result, count, source, mask: mask)
    #expect(result == (0..<count).map { expected(source[$0], backdrop[$0], mask[$0]) })
    for color in [0xff20_4060, 0x8040_2010] as [UInt32] {
      result = backdrop
      SourceOverKernels.solid(&result, count, color, mask: mask)
      #expect(result == (0..<count).map { expected(color, backdrop[$0], mask[$0]) })
    }
  }

  @Test("masks multiply with rounding to nearest", arguments: [1, 7, 8, 21])
  func masks(count: Int) {
    var random = SeededNumbers(seed: UInt64(count))
    let a = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let b = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    func product(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) * Double(b) / 255).rounded()) }
    var result = a
    MaskKernels.multiply(&result, count, a, b)
    #expect(result == (0..<count).map { product(a[$0], b[$0]) })
    MaskKernels.multiply(&result, count, a, by: 99)
    #expect(result == a.map { product($0, 99) })
  }
}
