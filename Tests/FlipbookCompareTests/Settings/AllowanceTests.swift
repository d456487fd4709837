import FlipbookCompare
import FlipbookDrawing
import Testing

@Suite("How much difference is a match")
struct AllowanceTests {
  private let ground = Pictures.plain(64, 64)
  private let red: UInt32 = 0xffff_0000

  private func verdict(_ actual: Bitmap, _ allowance: CompareSettings.Allowance) -> PictureVerdict {
    PictureComparison(expected: ground, actual: actual, settings: CompareSettings(allowance: allowance))
      .verdict
  }

  /// 64 pixels, one in each cell of 8 × 8.
  private var speckled: Bitmap {
    Pictures.changed(ground, (0..<8).flatMap { x in (0..<8).map { (x * 8 + 3, $0 * 8 + 5) } }, to: red)
  }

  /// As many pixels in one place.
  private var compact: Bitmap {
    Pictures.changed(ground, (30..<38).flatMap { x in (30..<38).map { (x, $0) } }, to: red)
  }

  @Test("a number and a share of pixels are inclusive limits")
  func counts() {
    #expect(verdict(compact, .pixels(64)) == .match)
    #expect(!verdict(compact, .pixels(63)).isMatch)
    #expect(verdict(compact, .share(64.0 / 4096)) == .match)
    #expect(!verdict(compact, .share(0.015)).isMatch)
  }

  @Test("the window forgives scattered speckle and catches as many pixels in one place")
  func window() {
    let allowance = CompareSettings.Allowance.window(size: 16, density: 0.1)
    #expect(verdict(speckled, allowance) == .match)
    guard case .pixelsDiffer(let difference) = verdict(compact, allowance) else {
      Issue.record("the compact change is not found")
      return
    }
    #expect(difference.worstWindow?.density == 0.25)
    #expect(difference.count == 64)
  }

  @Test("the worst window is the one that a search of all windows finds")
  func worstWindow() {
    let expected = Pictures.noise(23, 17, seed: 1)
    for seed in 2..<6 as Range<UInt64> {
      let places = Pictures.noise(23, 17, seed: seed).pixels.enumerated().filter { $0.element % 7 == 0 }
      let actual = Pictures.changed(expected, places.map { ($0.offset % 23, $0.offset / 23) }, to: 0)
      for size in [1, 3, 8, 40] {
        let (width, height) = (min(size, 23), min(size, 17))
        var best = 0
        for top in 0...17 - height {
          for left in 0...23 - width {
            best = max(
              best,
              places.count {
                (left..<left + width).contains($0.offset % 23)
                  && (top..<top + height).contains($0.offset / 23)
              })
          }
        }
        let found = PictureComparison.difference(
          expected, actual, settings: CompareSettings(allowance: .window(size: size, density: 0)))
        #expect(found?.worstWindow?.density == Double(best) / Double(width * height), "size \(size)")
      }
    }
  }

  @Test("structural similarity is 1 for the same, high for a brighter picture, low for another")
  func similarity() {
    let picture = Pictures.disc(64, x: 30, y: 30, radius: 20)
    func similarity(_ other: Bitmap, _ regions: [CompareRegion] = []) -> Double {
      PictureComparison.difference(
        picture, other, settings: CompareSettings(allowance: .similarity(0.9), regions: regions))?.similarity
        ?? .nan
    }
    #expect(similarity(picture) == 1)
    let brighter = Pictures.make(64, 64) { x, y in Pictures.grey(Int(picture[x, y] & 255) + 8) }
    #expect(similarity(brighter) > 0.7 && similarity(brighter) < 1)
    #expect(similarity(Pictures.noise(64, 64, seed: 3)) < 0.2)
    let whole = PixelBox(x: 0, y: 0, width: 64, height: 64)
    #expect(similarity(Pictures.noise(64, 64, seed: 3), [CompareRegion(whole, .ignore)]) == 1)
    let settings = CompareSettings(allowance: .similarity(0.7))
    #expect(PictureComparison(expected: picture, actual: brighter, settings: settings).verdict == .match)
  }

  @Test("pictures of different sizes are reported so, whatever is allowed")
  func sizes() {
    let result = PictureComparison(
      expected: Pictures.plain(4, 3), actual: Pictures.plain(5, 3),
      settings: CompareSettings(allowance: .share(1)))
    #expect(result.verdict.word == "layout-differs")
    #expect(result.verdict.description == "the size is 5×3, not 4×3")
  }

  @Test("boxes gather what is near, and the largest comes first")
  func boxes() {
    let picture = Pictures.plain(200, 100)
    let actual = Pictures.changed(
      picture, [(3, 3), (9, 5), (150, 80), (151, 80), (160, 85)] + (100..<110).map { ($0, 40) }, to: red)
    let difference = PictureComparison.difference(picture, actual)
    #expect(
      difference?.boxes == [
        PixelBox(x: 100, y: 40, width: 10, height: 1), PixelBox(x: 150, y: 80, width: 11, height: 6),
        PixelBox(x: 3, y: 3, width: 7, height: 3),
      ])
    #expect(difference?.bounds == PixelBox(x: 3, y: 3, width: 158, height: 83))
    #expect(
      difference?.description
        == "15 pixels differ (0.07 %), worst 32×32 window 0.98 % at 78,9, within 158×83 at 3,3 in 3 places")
  }

  @Test("different 1080p pictures take no longer than a frame or two", .timeLimit(.minutes(1)))
  func speed() {
    let expected = Pictures.noise(1920, 1080, seed: 1)
    let actual = Pictures.noise(1920, 1080, seed: 2)
    let settings = CompareSettings(rule: .perceptual)
    var best = Duration.seconds(100)
    for _ in 0..<5 {
      best = min(
        best,
        ContinuousClock().measure {
          _ = PictureComparison(expected: expected, actual: actual, settings: settings)
        })
    }
    #expect(best < .seconds(2))
  }
}
