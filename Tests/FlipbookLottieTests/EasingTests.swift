import Testing

@testable import FlipbookLottie

@Suite("easing of keyframes")
struct EasingTests {
  @Test("linear handles keep time")
  func linear() {
    let curve = LottieEasingCurve(x1: 0.3, y1: 0.3, x2: 0.7, y2: 0.7)
    for share in [0.0, 0.1, 0.5, 0.9, 1] { #expect(abs(curve.value(at: share) - share) < 1e-12) }
  }

  /// The CSS curve `ease`, worked out to 12 digits by bisection of its polynomial.
  @Test("a curve gives its polynomial's value to 1e-10")
  func ease() {
    let curve = LottieEasingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    for t in stride(from: 0.05, to: 1, by: 0.05) {
      let s = 1 - t
      let x = 3 * s * s * t * 0.25 + 3 * s * t * t * 0.25 + t * t * t
      let y = 3 * s * s * t * 0.1 + 3 * s * t * t * 1 + t * t * t
      #expect(abs(curve.value(at: x) - y) < 1e-10)
    }
  }

  @Test("values may leave 0 to 1, times may not")
  func overshoot() {
    let curve = LottieEasingCurve(x1: -0.5, y1: 0, x2: 0.4, y2: 1.8)
    #expect(curve.x1 == 0)
    #expect((0...100).map { curve.value(at: Double($0) / 100) }.max()! > 1.05)
    #expect(curve.value(at: 1) == 1)
  }
}
