extension EdgeList {
  /// How far a chord may stray from its curve, in pixels.
  static let flatness = 0.03

  /// Chords in one go; a curve that needs more is halved first, so that the halves out of sight cost nothing.
  private static let maximumChords = Double(mostChords - 1)

  /// A quadratic curve as the cubic one of equal shape: its control points lie two thirds of the way to `c`.
  mutating func quad(control c: SIMD2<Double>, to end: SIMD2<Double>) {
    let from = current
    guard c.x.isFinite && c.y.isFinite && end.x.isFinite && end.y.isFinite else {
      line(to: end)
      return
    }
    let third = 1.0 / 3
    cubic(control1: from + (c - from) * (2 * third), control2: end + (c - end) * (2 * third), to: end)
  }

  /// Adds chords of a cubic curve; a line where a point isn't finite.
  mutating func cubic(control1: SIMD2<Double>, control2: SIMD2<Double>, to end: SIMD2<Double>) {
    let sum = control1 + control2
    guard sum.x.isFinite && sum.y.isFinite && end.x.isFinite && end.y.isFinite else {
      line(to: end)
      return
    }
    // Far beyond any picture, and still safe to square.
    let far = SIMD2<Double>(repeating: 1e30)
    flatten(
      current.clamped(lowerBound: -far, upperBound: far), control1.clamped(lowerBound: -far, upperBound: far),
      control2.clamped(lowerBound: -far, upperBound: far), end.clamped(lowerBound: -far, upperBound: far),
      depth: 0)
  }

  // The library's `pointwiseMin` and `pointwiseMax` are calls.

  @inline(__always)
  private static func lower(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func upper(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .> a)
  }

  /// Even steps of the parameter, as many as Wang's bound asks for: √(6/8 · max |second difference| / flatness).
  ///
  /// A chord over a step of 1/n strays by at most max |B″| / (8 n²), and |B″| of a cubic is at most 6 times
  /// the largest second difference of its control points (Wang 1984). The line points come from the power
  /// basis by Horner's rule.
  private mutating func flatten(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, depth: Int
  ) {
    let low = Self.lower(Self.lower(p0, p1), Self.lower(p2, p3))
    let high = Self.upper(Self.upper(p0, p1), Self.upper(p2, p3))
    let visibility = visibility(low, high)
    if visibility == .hidden {
      line(to: p3)
      return
    }
    let d0 = p0 - p1 * 2 + p2
    let d1 = p1 - p2 * 2 + p3
    let bend = max((d0 * d0).sum(), (d1 * d1).sum()).squareRoot()
    let chords = (bend * (0.75 / Self.flatness)).squareRoot()
    if chords > Self.maximumChords && depth < 24 {
      let p01 = (p0 + p1) * 0.5
      let p12 = (p1 + p2) * 0.5
      let p23 = (p2 + p3) * 0.5
      let p012 = (p01 + p12) * 0.5
      let p123 = (p12 + p23) * 0.5
      let middle = (p012 + p123) * 0.5
      flatten(p0, p01, p012, middle, depth: depth + 1)
      flatten(middle, p123, p23, p3, depth: depth + 1)
      return
    }
    let steps = Int(min(chords, Self.maximumChords)) + 1
    if steps > 1 {
      let a = p3 - p0 + (p1 - p2) * 3
      let b = d0 * 3
      let c = (p1 - p0) * 3
      if visibility == .inBand {
        addChords(a, b, c, p0, steps)
        line(to: p3)
        return
      }
      let step = 1 / Double(steps)
      for index in 1..<steps {
        let t = Double(index) * step
        line(to: ((a * t + b) * t + c) * t + p0)
      }
    }
    line(to: p3)
  }
}
