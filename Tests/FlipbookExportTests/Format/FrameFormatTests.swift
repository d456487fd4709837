import Foundation
import Testing

@testable import FlipbookExport

@Suite("Frame formats")
struct FrameFormatTests {
  @Test("NTSC rates are recognised as exact ratios")
  func ntsc() throws {
    for (value, numerator, denominator) in [
      (29.97, 30_000, 1_001), (23.976, 24_000, 1_001), (59.94, 60_000, 1_001), (30, 30, 1), (12.5, 25, 2),
      (1 / 3.0, 1, 3), (60.0000024438502, 24_551_401, 409_190), (23.98, 24_000, 1_001),
      (29.9700012207031, 30_000, 1_001),
      (24.9999999, 25, 1),
    ] {
      let rate = try #require(FrameRate(value))
      #expect(rate == FrameRate(numerator, over: denominator), "\(value)")
    }
    for value in [0, -1, .nan, .infinity, 1_001] { #expect(FrameRate(value) == nil, "\(value)") }
  }

  @Test("pixels are points times scale, rounded, and absurd sizes don't overflow")
  func pixels() throws {
    let rate = try #require(FrameRate(30, over: 1))
    var format = FrameFormat(
      size: CGSize(width: 100.25, height: 33), scale: 2, frameRate: rate, frameCount: 1)
    #expect(format.pixelWidth == 201)
    #expect(format.pixelHeight == 66)
    format.size = CGSize(width: CGFloat.infinity, height: .nan)
    #expect(format.pixelWidth == 1_000_000_000)
    #expect(format.pixelHeight == 0)
  }
}
