import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookFigures

@Suite("Points of a function's graph")
struct CurveSamplerTests {
  private func lines(
    _ domain: ClosedRange<Double>, shown: ClosedRange<Double> = -2...2, count: Int = 200,
    _ function: (Double) -> Double
  ) -> [[CGPoint]] {
    var sampler = CurveSampler(
      domain: domain, shown: FigureScale(lower: shown.lowerBound, upper: shown.upperBound), count: count)
    return sampler.lines(of: function)
  }

  @Test("a smooth function is one line from end to end, on the function")
  func smooth() {
    let found = lines(-4...4) { sin($0) }
    #expect(found.count == 1)
    #expect(found[0].first?.x == -4 && found[0].last?.x == 4)
    for point in found[0] { #expect(abs(point.y - sin(point.x)) < 1e-12) }
  }

  @Test("a function without values in a range has a gap exactly there")
  func hole() {
    let found = lines(-3...3) { ($0 * $0 - 1).squareRoot() }
    #expect(found.count == 2)
    #expect(abs((found[0].last?.x ?? 0) + 1) < 1e-9)
    #expect(abs((found[1].first?.x ?? 0) - 1) < 1e-9)
  }

  @Test("a pole parts the graph, whether a value is asked for at it or not", arguments: [200, 201])
  func pole(count: Int) {
    let found = lines(-3...3, count: count) { 1 / $0 }
    #expect(found.count == 2)
    #expect(found[0].allSatisfy { $0.x < 0 && $0.y < 0 })
    #expect(found[1].allSatisfy { $0.x > 0 && $0.y > 0 })
    // Out of sight, so that the lines go on to the picture's edge.
    #expect((found[0].map(\.y).min() ?? 0) <= -6 && (found[1].map(\.y).max() ?? 0) >= 6)
  }

  @Test("steps are level lines that end where the function jumps")
  func steps() {
    let found = lines(-2.3...2.3) { $0.rounded(.down) }
    #expect(found.count == 6)
    for line in found { #expect(Set(line.map(\.y)).count == 1) }
    let ends = found.dropLast().map { $0.last?.x ?? .nan }
    for (end, jump) in zip(ends, [-2.0, -1, 0, 1, 2]) { #expect(abs(end - jump) < 1e-9) }
  }

  @Test("a steep function without a jump stays one line, with points where it bends")
  func steep() {
    let found = lines(-3...3, count: 64) { atan(200 * $0) }
    #expect(found.count == 1)
    #expect(found[0].count > 70)
    // The straight pieces stay within 1/500 of the picture's height of the function.
    for (a, b) in zip(found[0], found[0].dropFirst()) {
      let middle = (a.x + b.x) / 2
      #expect(abs((a.y + b.y) / 2 - atan(200 * middle)) < 4.0 / 500)
    }
  }

  @Test("tan has a line for each branch")
  func tangent() { #expect(lines(-5...5, count: 301) { tan($0) }.count == 5) }

  @Test("wild functions cost no more than 20,000 values and a little")
  func bounded() {
    var asked = 0
    _ = lines(-1...1, count: 2_000) {
      asked += 1
      return sin(1e9 * $0) * 2
    }
    #expect(asked > 2_000 && asked <= CurveSampler.limit + 2_001)
  }

  @Test("a function without any value has no line; a huge one stays near the picture")
  func extremes() {
    #expect(lines(-1...1) { _ in .nan }.isEmpty)
    let huge = lines(0...1) { $0 * 1e300 }
    #expect(huge.joined().allSatisfy { $0.y <= 6 })
  }
}
