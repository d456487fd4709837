import Foundation
import Testing

@testable import FlipbookMedia

@Suite("Functions that are the same on every machine")
struct ExactMathTests {
  @Test("cosines are those of the C library to 15 digits", arguments: [8, 256, 2048, 16_384])
  func cosines(count: Int) {
    let table = ExactMath.cosines(count: count)
    #expect(table.count == count)
    for (index, value) in table.enumerated() {
      #expect(abs(value - cos(2 * .pi * Double(index) / Double(count))) < 1e-14)
    }
  }

  @Test("logarithms too", arguments: [1e-300, 1e-12, 0.3, 0.999_999, 1, 1.5, 2, 3, 1e7])
  func logarithms(value: Double) {
    #expect(abs(ExactMath.log2(value) - Foundation.log2(value)) < 1e-13 * max(1, abs(Foundation.log2(value))))
    #expect(abs(ExactMath.decibels(value) - 10 * log10(value)) < 1e-9)
  }

  @Test("there is no logarithm of 0")
  func noLogarithm() {
    #expect(ExactMath.log2(0) == -.infinity && ExactMath.log2(-1) == -.infinity)
    #expect(ExactMath.log2(.infinity) == .infinity)
  }

  @Test("roots", arguments: [1, 2, 16, 256])
  func roots(degree: Int) {
    #expect(abs(ExactMath.root(400, degree: degree) - pow(400, 1 / Double(degree))) < 1e-9)
  }
}
