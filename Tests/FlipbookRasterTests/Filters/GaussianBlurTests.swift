import Foundation
import Testing

@testable import FlipbookRaster

struct GaussianBlurTests {
  /// Blurs a half plane of white, x < 0, and gives the row of alpha from −`reach` on.
  private func edge(_ sigma: Double, reach: Int) -> [Int] {
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: 0)
    let target = PixelRect(minX: -reach, minY: 0, maxX: reach, maxY: 3)
    let source = Surface(bounds: target.grown(blur.reachX, blur.reachY))
    source.fill(
      PixelRect(minX: source.bounds.minX, minY: source.bounds.minY, maxX: 0, maxY: source.bounds.maxY),
      0xffff_ffff)
    let result = Surface(bounds: target)
    blur.apply(source, into: result)
    return (0..<2 * reach).map { Int(result.base[$0 + 2 * reach] >> 24) }
  }

  @Test(
    "an edge becomes the Gaussian's integral",
    arguments: [0.6, 1.0, 2.0, 3.7, 5.0, 8.0, 12.0, 20.0, 33.3, 90.0])
  func edges(sigma: Double) {
    let reach = Int(sigma * 3.5) + 4
    let row = edge(sigma, reach: reach)
    var worst = 0.0
    for (index, value) in row.enumerated() {
      let x = Double(index - reach) + 0.5
      // Weights stop at three deviations, which moves what is left by 0.14 %.
      let expected = 0.5 * erfc(x / (sigma * 2.0.squareRoot())) * 255
      worst = max(worst, abs(Double(value) - expected))
    }
    #expect(worst < 2.6, "\(worst)")
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
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
    var random = TestRandom(4)
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma * 0.7)
    let content = PixelRect(minX: -9, minY: -5, maxX: 50, maxY: 33)
    func picture(_ region: PixelRect) -> Surface {
      let source = Surface(bounds: region.grown(blur.reachX, blur.reachY))
      for y in content.minY..<content.maxY {
        for x in content.minX..<content.maxX
        where source.bounds.contains(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)) {
          var random = TestRandom(UInt64(bitPattern: Int64(x * 1_000 + y)))
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
