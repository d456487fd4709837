import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

struct GaussianBlurTests {
  /// Blurs a half plane of white, x < 0, and gives the row of alpha from −`reach` on.
  private func edge(_ sigma: Double, reach: Int, isLinear: Bool) -> [Int] {
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: 0)
    let target = PixelRect(minX: -reach, minY: 0, maxX: reach, maxY: 3)
    let source = Surface(bounds: target.grown(blur.reachX, blur.reachY))
    source.fill(
      PixelRect(minX: source.bounds.minX, minY: source.bounds.minY, maxX: 0, maxY: source.bounds.maxY),
      0xffff_ffff)
    let result = Surface(bounds: target)
    blur.apply(source, into: result, isLinear: isLinear)
    return (0..<2 * reach).map { Int(result.base[$0 + 2 * reach] >> 24) }
  }

  /// How much of what lies left of 0 comes to pixels from −`reach` on, by the bell at whole distances.
  private func bell(_ sigma: Double, reach: Int) -> [Double] {
    let far = Int(sigma * 8) + 2
    let weights = (-far...far).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return (-reach..<reach).map { place in
      (-far...far).reduce(0.0) { $0 + (place + $1 < 0 ? weights[$1 + far] / sum : 0) }
    }
  }

  @Test(
    "an edge becomes the bell's sum, in either light",
    arguments: [0.5, 0.8, 1.0, 2.0, 3.7, 5.0, 7.5, 8.0, 12.0, 20.0, 33.3, 90.0], [false, true])
  func edges(sigma: Double, isLinear: Bool) {
    let reach = Int(sigma * 3.5) + 4
    let row = edge(sigma, reach: reach, isLinear: isLinear)
    let worst = zip(row, bell(sigma, reach: reach)).map { abs(Double($0) - $1 * 255) }.max() ?? 255
    // Larger ones are blurred in a smaller picture.
    #expect(worst < (sigma < 7.6 ? 1.1 : 2.6), "\(worst)")
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("what is even stays so to the last step, dithered or not", arguments: [0.7, 3.5, 6, 12, 100, 999])
  func even(sigma: Double) {
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
    let target = PixelRect(minX: 3, minY: -2, maxX: 40, maxY: 5)
    let source = Surface(bounds: target.grown(blur.reachX, blur.reachY))
    for pixel: UInt32 in [0xffff_ffff, 0xff01_80fe, 0x8001_7f80, 0x0100_0100] {
      source.fill(source.bounds, pixel)
      for dithers in [false, true] {
        let result = Surface(bounds: target)
        blur.apply(source, into: result, dithers: dithers)
        #expect((0..<target.area).allSatisfy { result.base[$0] == pixel }, "\(String(pixel, radix: 16))")
      }
    }
  }

  @Test("no blur leaves everything as it is, and broken deviations count as none")
  func none() {
    let bounds = PixelRect(width: 9, height: 5)
    let source = Surface(bounds: bounds)
    for index in 0..<45 { source.base[index] = 0xff00_0000 | UInt32(index) }
    for sigma in [0, -3, Double.nan] {
      let result = Surface(bounds: bounds)
      GaussianBlur(sigmaX: sigma, sigmaY: sigma).apply(source, into: result)
      #expect((0..<45).allSatisfy { result.base[$0] == source.base[$0] })
    }
    let huge = GaussianBlur(sigmaX: 1e9, sigmaY: .infinity)
    #expect(huge.sigmaX == GaussianBlur.largestSigma && huge.sigmaY == GaussianBlur.largestSigma)
  }

  @Test("what is spread adds up to what there was", arguments: [1.5, 4.0, 9.0])
  func mass(sigma: Double) {
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma)
    let spot = PixelRect(minX: -17, minY: 5, maxX: 20, maxY: 40)
    let source = Surface(bounds: spot.grown(3, 3))
    source.fill(spot, 0xff80_40c0)
    let result = Surface(bounds: spot.grown(blur.reachX + 5, blur.reachY + 5))
    blur.apply(source, into: result)
    let sum = (0..<result.bounds.area).reduce(0.0) { $0 + Double(result.base[$1] >> 24) / 255 }
    #expect(abs(sum / Double(spot.area) - 1) < 0.01)
  }

  @Test("a pixel's result does not depend on the region asked for", arguments: [1.2, 4.5, 12.0])
  func regions(sigma: Double) {
    var random = SeededNumbers(seed: 4)
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma * 0.7)
    let content = PixelRect(minX: -9, minY: -5, maxX: 50, maxY: 33)
    func picture(_ region: PixelRect) -> Surface {
      let source = Surface(bounds: region.grown(blur.reachX, blur.reachY))
      for y in content.minY..<content.maxY {
        for x in content.minX..<content.maxX
        where source.bounds.contains(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)) {
          var random = SeededNumbers(seed: UInt64(bitPattern: Int64(x * 1_000 + y)))
          source.pointer(x, y).pointee = BlendKernelTests.pixel(&random)
        }
      }
      let target = Surface(bounds: region)
      blur.apply(source, into: target)
      return target
    }
    let whole = picture(PixelRect(width: 48, height: 30))
    for _ in 0..<6 {
      let x = Int.random(in: 0..<40, using: &random)
      let y = Int.random(in: 0..<24, using: &random)
      let part = picture(PixelRect(minX: x, minY: y, maxX: x + 7, maxY: y + 5))
      var same = true
      for row in y..<y + 5 {
        for column in x..<x + 7 where part.pointer(column, row).pointee != whole.pointer(column, row).pointee
        {
          same = false
        }
      }
      #expect(same)
    }
  }
}
