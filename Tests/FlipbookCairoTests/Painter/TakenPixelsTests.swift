import FlipbookRaster
import FlipbookTestSupport
import Testing

@testable import FlipbookCairo

@Suite("Pixels that are taken")
struct TakenPixelsTests {
  @Test(
    "a rectangle is taken where none of its pixels was", arguments: [(100, 70), (64, 64), (300, 5), (1, 1)])
  func bruteForce(width: Int, height: Int) {
    var random = SeededNumbers(seed: UInt64(width * height))
    let bounds = PixelRect(minX: -7, minY: 3, maxX: width - 7, maxY: height + 3)
    var taken = TakenPixels()
    for _ in 0..<5 {
      var pixels: Set<[Int]> = []
      for _ in 0..<60 {
        let (x, y) = (Int(random.next() % UInt64(width)) - 7, Int(random.next() % UInt64(height)) + 3)
        let rect = PixelRect(
          minX: x, minY: y, maxX: min(bounds.maxX, x + 1 + Int(random.next() % 90)),
          maxY: min(bounds.maxY, y + 1 + Int(random.next() % 9)))
        let own = Set((rect.minY..<rect.maxY).flatMap { y in (rect.minX..<rect.maxX).map { [$0, y] } })
        let isFree = pixels.isDisjoint(with: own)
        let took = taken.claim(rect, in: bounds)
        #expect(took == isFree)
        if isFree {
          pixels.formUnion(own)
        } else {
          taken.free()
          pixels = []
        }
      }
      taken.free()
    }
  }

  @Test("of a large picture squares are taken, and never too few pixels")
  func large() {
    let bounds = PixelRect(width: 16_384, height: 9_000)
    var taken = TakenPixels()
    let took = [
      PixelRect(minX: 16_380, minY: 8_990, maxX: 16_384, maxY: 9_000),
      PixelRect(minX: 16_000, minY: 8_990, maxX: 16_380, maxY: 9_000),
      PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64),
      PixelRect(minX: 16_383, minY: 8_999, maxX: 16_384, maxY: 9_000),
    ].map { taken.claim($0, in: bounds) }
    #expect(took == [true, true, true, false])
  }

}
