import Foundation
import FlipbookDrawing
import Testing

@testable import FlipbookCompare

@Suite("What counts as a different pixel")
struct PixelRuleTests {
  private func count(
    _ expected: Bitmap, _ actual: Bitmap, _ rule: PixelRule, regions: [CompareRegion] = []
  ) -> Int {
    PictureComparison.difference(
      expected, actual, settings: CompareSettings(rule: rule, regions: regions))?.count ?? -1
  }

  @Test("exactly, a pixel that is off by one in one component differs, wherever it is")
  func exact() {
    for place in [(0, 0), (3, 1), (4, 1), (6, 4)] {
      let expected = Pictures.plain(7, 5)
      let actual = Pictures.changed(expected, [place], to: 0xffff_fffe)
      let result = PictureComparison(expected: expected, actual: actual)
      guard case .pixelsDiffer(let difference) = result.verdict else {
        Issue.record("\(place) is not found")
        continue
      }
      #expect(
        difference.count == 1 && difference.boxes == [PixelBox(x: place.0, y: place.1, width: 1, height: 1)])
      #expect(difference.share == 1.0 / 35)
    }
    #expect(PictureComparison(expected: Pictures.plain(7, 5), actual: Pictures.plain(7, 5)).verdict == .match)
  }

  @Test("within a tolerance of channels, the largest difference of a component counts")
  func channels() {
    let expected = Pictures.plain(5, 2, 0xff80_8080)
    let actual = Pictures.changed(expected, [(1, 1)], to: 0xff80_8a80)
    #expect(count(expected, actual, .channels(tolerance: 9)) == 1)
    #expect(count(expected, actual, .channels(tolerance: 10)) == 0)
    #expect(count(expected, actual, .channels(tolerance: 0)) == 1)
  }

  @Test("a half-transparent colour is compared over black and over white")
  func backdrops() {
    // Premultiplied black of two opacities: the same over black, 128 apart over white.
    let expected = Pictures.plain(1, 1, 0x8000_0000)
    let actual = Pictures.plain(1, 1, 0x0000_0000)
    #expect(count(expected, actual, .channels(tolerance: 127)) == 1)
    #expect(count(expected, actual, .channels(tolerance: 128)) == 0)
    #expect(count(expected, actual, .perceptual(threshold: 0.3, forgivesAntialiasing: false)) == 1)
    // White of two opacities: the same over white, 128 apart over black.
    let white = Pictures.plain(1, 1, 0x8080_8080)
    #expect(count(white, actual, .channels(tolerance: 127)) == 1)
  }

  @Test("black and white are 1 apart, and a code value is next to nothing anywhere on the scale")
  func distances() {
    #expect(abs(PerceptualKernel.distance(0xff00_0000, 0xffff_ffff) - 1) < 1e-4)
    for value in 0..<255 {
      let step = PerceptualKernel.distance(Pictures.grey(value), Pictures.grey(value + 1))
      #expect(step > 0 && step < 0.008, "grey \(value)")
    }
  }

  @Test("distances are those of OKLab with the light of a lit room, to a thousandth")
  func reference() {
    func light(_ code: UInt32) -> Double {
      let value = Double(code) / 255
      return 0.005 + (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
    func lab(_ word: UInt32) -> SIMD3<Double> {
      let (r, g, b) = (light(word >> 16 & 255), light(word >> 8 & 255), light(word & 255))
      let long = pow(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1.0 / 3)
      let medium = pow(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1.0 / 3)
      let short = pow(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1.0 / 3)
      return SIMD3(
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
    }
    func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
    let unit = length(lab(0xffff_ffff) - lab(0xff00_0000))
    let colors: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff12_3456, 0xffab_cdef, 0xff80_8080]
    for a in colors {
      for b in colors {
        let wanted = length(lab(a) - lab(b)) / unit
        #expect(abs(PerceptualKernel.distance(a, b) - wanted) < 1e-3, "\(a) \(b)")
      }
    }
  }

  @Test("vector and single pixels agree, at every width")
  func widths() {
    for width in 1...9 {
      let expected = Pictures.noise(width, 3, seed: UInt64(width))
      let actual = Pictures.noise(width, 3, seed: UInt64(width) + 100)
      let rule = PixelRule.perceptual(threshold: 0.3, forgivesAntialiasing: false)
      let wanted = zip(expected.pixels, actual.pixels).count { PerceptualKernel.distance($0, $1) > 0.3 }
      #expect(count(expected, actual, rule) == wanted)
      let tolerant = zip(expected.pixels, actual.pixels).count {
        ChannelKernel.largestDifference($0, $1) > 90
      }
      #expect(count(expected, actual, .channels(tolerance: 90)) == tolerant)
    }
  }

  @Test("a disc moved by a third of a pixel differs along its edge alone, which is forgiven")
  func antialiasing() {
    let expected = Pictures.disc(48, x: 24, y: 24, radius: 15)
    let actual = Pictures.disc(48, x: 24.3, y: 24.2, radius: 15)
    let strict = count(expected, actual, .perceptual(threshold: 0.02, forgivesAntialiasing: false))
    let forgiving = count(expected, actual, .perceptual)
    #expect(strict > 60)
    #expect(forgiving * 4 <= strict, "\(forgiving) of \(strict)")
  }

  @Test("a dot, a line and a changed area are not forgiven")
  func notAntialiasing() {
    let ground = Pictures.disc(48, x: 24, y: 24, radius: 15)
    let dot = Pictures.changed(ground, [(4, 4)], to: Pictures.grey(0))
    #expect(count(ground, dot, .perceptual) == 1)
    let line = Pictures.changed(ground, (2..<46).map { ($0, 3) }, to: Pictures.grey(0))
    #expect(count(ground, line, .perceptual) == 44)
    let area = Pictures.changed(
      ground, (20..<28).flatMap { x in (20..<28).map { (x, $0) } }, to: Pictures.grey(90))
    #expect(count(ground, area, .perceptual) == 64)
  }

  @Test("regions are left out or have a rule of their own, and the later one counts")
  func regions() {
    let expected = Pictures.plain(10, 10)
    let actual = Pictures.plain(10, 10, 0xffff_fff0)
    let left = PixelBox(x: -5, y: 0, width: 10, height: 100)
    #expect(count(expected, actual, .exact, regions: [CompareRegion(left, .ignore)]) == 50)
    #expect(
      count(expected, actual, .exact, regions: [CompareRegion(left, .pixels(.channels(tolerance: 15)))]) == 50
    )
    #expect(
      count(expected, actual, .channels(tolerance: 20), regions: [CompareRegion(left, .pixels(.exact))]) == 50
    )
    let corner = PixelBox(x: 0, y: 0, width: 2, height: 2)
    #expect(
      count(
        expected, actual, .exact,
        regions: [CompareRegion(left, .ignore), CompareRegion(corner, .pixels(.exact))]) == 54)
    let outside = PixelBox(x: 50, y: 50, width: .max, height: .max)
    #expect(count(expected, actual, .exact, regions: [CompareRegion(outside, .ignore)]) == 100)
  }
}
