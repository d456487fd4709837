import Foundation
import Testing

@testable import FlipbookPicture

@Suite("Long paths")
struct LongPathTests {
  @Test("a path of a million points is built, measured, hashed, searched, cut and stroked in bounded time")
  func millionPoints() {
    let clock = ContinuousClock()
    let time = clock.measure {
      var path = Path()
      path.move(to: .zero)
      for i in 1..<1_000_000 {
        path.addLine(to: CGPoint(x: Double((i &* 7_919) % 1_000), y: Double(i) / 1_000))
      }
      #expect(path.elementArrays.points.count == 1_000_000)
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 999, height: 999.999))
      #expect(PathHashingTests.digest(path) == PathHashingTests.digest(path))
      #expect(!path.contains(CGPoint(x: -1, y: 500)))
      let part = path.trimmedPath(from: 0.25, to: 0.5)
      #expect(abs(Double(part.elementArrays.points.count) - 250_000) < 100)
      var outline = PolygonBuffer()
      var stroker = PathStroker(StrokeStyle(lineWidth: 2))
      stroker.stroke(part, into: &outline)
      #expect(outline.ends.count == 1 && outline.points.count > 500_000)
      #expect(path.offsetBy(dx: 1, dy: 1) != path)
    }
    // Unoptimised and on a busy machine; what it guards against is time that grows with the square.
    #expect(time < .seconds(60))
  }
}
