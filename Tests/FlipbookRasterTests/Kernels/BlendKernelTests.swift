import FlipbookDrawing
import FlipbookTestSupport
import Testing

@testable import FlipbookRaster

struct BlendKernelTests {
  static let modes = (0..<28).map { GraphicsContext.BlendMode(rawValue: Int32($0)) }

  /// A valid premultiplied pixel; corners of the cube more often than chance.
  static func pixel(_ random: inout SeededNumbers) -> UInt32 {
    let values: [UInt32] = [0, 255, 128, 1, 254]
    func component() -> UInt32 {
      Bool.random(using: &random)
        ? values.randomElement(using: &random) ?? 0 : UInt32.random(in: 0...255, using: &random)
    }
    let alpha = component()
    func premultiplied() -> UInt32 { (component() * alpha + 127) / 255 }
    return alpha << 24 | premultiplied() << 16 | premultiplied() << 8 | premultiplied()
  }

  @Test("every blend mode is its published formula, rounded", arguments: modes)
  func formulas(mode: GraphicsContext.BlendMode) {
    var random = SeededNumbers(seed: UInt64(mode.rawValue) + 1)
    let count = 4_001
    let source = (0..<count).map { _ in Self.pixel(&random) }
    let backdrop = (0..<count).map { _ in Self.pixel(&random) }
    var result = backdrop
    BlendKernels.blend(mode, &result, count, source)
    var worst = 0.0
    for index in 0..<count {
      let expected = BlendReference.composite(mode, source[index], backdrop[index])
      for lane in 0..<4 {
        worst = max(worst, abs(Double(result[index] >> (lane * 8) & 255) - expected[lane]))
      }
    }
    // Rounded once; in the two modes that pass through a plain sum, a rounding apart.
    #expect(worst <= 0.51, "\(mode.name)")
  }

  @Test("a pixel's result does not depend on its place in the span", arguments: modes)
  func placeIndependence(mode: GraphicsContext.BlendMode) {
    var random = SeededNumbers(seed: 99)
    let source = (0..<37).map { _ in Self.pixel(&random) }
    let backdrop = (0..<37).map { _ in Self.pixel(&random) }
    var whole = backdrop
    BlendKernels.blend(mode, &whole, 37, source)
    for start in [1, 2, 3, 5] {
      var part = Array(backdrop[start...])
      BlendKernels.blend(mode, &part, 37 - start, Array(source[start...]))
      #expect(part == Array(whole[start...]))
    }
    for index in 0..<37 {
      var one = [backdrop[index]]
      BlendKernels.blend(mode, &one, 1, [source[index]])
      #expect(one[0] == whole[index])
    }
  }

  @Test(
    "modes that don't reach the whole clip leave pixels alone where the source is clear", arguments: modes)
  func clearSource(mode: GraphicsContext.BlendMode) {
    var random = SeededNumbers(seed: 3)
    let backdrop = (0..<64).map { _ in Self.pixel(&random) }
    var result = backdrop
    BlendKernels.blend(mode, &result, 64, [UInt32](repeating: 0, count: 64))
    if !mode.reachesWholeClip { #expect(result == backdrop) }
  }

  @Test("no component comes out larger than alpha", arguments: modes)
  func staysPremultiplied(mode: GraphicsContext.BlendMode) {
    var random = SeededNumbers(seed: 21)
    let source = (0..<2_000).map { _ in Self.pixel(&random) }
    var result = (0..<2_000).map { _ in Self.pixel(&random) }
    BlendKernels.blend(mode, &result, 2_000, source)
    let isValid = result.allSatisfy { word in
      let alpha = word >> 24
      return word >> 16 & 255 <= alpha && word >> 8 & 255 <= alpha && word & 255 <= alpha
    }
    #expect(isValid)
  }

  @Test("a clip's mask mixes old and new, the same for every place")
  func mixing() {
    var random = SeededNumbers(seed: 8)
    let old = (0..<23).map { _ in Self.pixel(&random) }
    let new = (0..<23).map { _ in Self.pixel(&random) }
    let mask = (0..<23).map { _ in UInt8.random(in: 0...255, using: &random) }
    var result = old
    BlendKernels.mix(&result, 23, new, mask: mask)
    for index in 0..<23 {
      for shift: UInt32 in [0, 8, 16, 24] {
        let a = Double(old[index] >> shift & 255)
        let b = Double(new[index] >> shift & 255)
        let expected = a + (b - a) * Double(mask[index]) / 255
        #expect(abs(Double(result[index] >> shift & 255) - expected) <= 0.51)
      }
    }
  }
}
