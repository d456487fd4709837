import Testing

@testable import FlipbookRaster

@Suite("Premultiplied and straight alpha")
struct AlphaConversionTests {
  private func word(_ alpha: Int, _ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    let high = UInt32(alpha) << 24 | UInt32(red) << 16
    return high | UInt32(green) << 8 | UInt32(blue)
  }

  @Test("premultiplying rounds every product of bytes to nearest")
  func premultiply() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      var words = (0...255).map { word(alpha, $0, 255 - $0, $0) }
      words.withUnsafeMutableBufferPointer { AlphaConversion.premultiply($0) }
      let scaled = (0...255).map { ($0 * alpha * 2 + 255) / 510 }
      let expected = (0...255).map { word(alpha, scaled[$0], scaled[255 - $0], scaled[$0]) }
      #expect(words == expected)
    }
  }

  @Test("straightening rounds every valid pair of component and alpha to nearest")
  func unpremultiply() {
    for alpha in 1...255 {
      let words = (0...alpha).map { word(alpha, $0, alpha - $0, $0) }
      var straight = words
      straight.withUnsafeMutableBufferPointer { target in
        guard let base = target.baseAddress else { return }
        AlphaConversion.unpremultiply(words, into: base, count: words.count)
      }
      let scaled = (0...alpha).map { ($0 * 510 + alpha) / (2 * alpha) }
      let expected = (0...alpha).map { word(alpha, scaled[$0], scaled[alpha - $0], scaled[$0]) }
      #expect(straight == expected)
    }
  }
}
