/// A cubic Bézier curve from (0, 0) to (1, 1): time to progress.
struct LottieEasingCurve: Sendable, Equatable {
  /// The first control point; x is 0…1.
  let x1: Double, y1: Double
  /// The second control point; x is 0…1.
  let x2: Double, y2: Double

  /// Makes a curve; times outside 0…1 are clamped, values aren't.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = max(0, min(1, x1))
    self.y1 = y1
    self.x2 = max(0, min(1, x2))
    self.y2 = y2
  }

  /// Whether progress equals time.
  var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The progress at a share of time, 0…1, to 1e-12.
  func value(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    if isLinear { return share }
    return Self.bezier(y1, y2, parameter(at: share))
  }

  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// Newton's method inside a bracket that halves when a step leaves it.
  private func parameter(at share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = share
    for _ in 0..<64 {
      let error = Self.bezier(x1, x2, t) - share
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let s = 1 - t
      let slope = 3 * (s * s * x1 + 2 * s * t * (x2 - x1) + t * t * (1 - x2))
      var next = t - error / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t { break }
      t = next
    }
    return t
  }
}
