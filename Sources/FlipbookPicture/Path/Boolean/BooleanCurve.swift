import Foundation

/// A line or curve of an outline that is combined with another, as a cubic.
struct BooleanCurve {
  enum Degree {
    case line, quad, cubic
  }

  var p0: SIMD2<Double>
  var p1: SIMD2<Double>
  var p2: SIMD2<Double>
  var p3: SIMD2<Double>
  let degree: Degree

  init(_ segment: PathSegment) {
    let cubic = segment.cubic
    p0 = SIMD2(Double(cubic.p0.x), Double(cubic.p0.y))
    p1 = SIMD2(Double(cubic.p1.x), Double(cubic.p1.y))
    p2 = SIMD2(Double(cubic.p2.x), Double(cubic.p2.y))
    p3 = SIMD2(Double(cubic.p3.x), Double(cubic.p3.y))
    switch segment.kind {
    case .line, .closingLine: degree = .line
    case .quad: degree = .quad
    case .curve: degree = .cubic
    }
  }

  init(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, _ degree: Degree
  ) {
    (self.p0, self.p1, self.p2, self.p3, self.degree) = (p0, p1, p2, p3, degree)
  }

  func point(_ t: Double) -> SIMD2<Double> {
    if t == 0 { return p0 }
    if t == 1 { return p3 }
    let s = 1 - t
    if degree == .line { return p0 * s + p3 * t }
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  func derivative(_ t: Double) -> SIMD2<Double> {
    if degree == .line { return p3 - p0 }
    let s = 1 - t
    return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3
  }

  /// The direction in which the curve leaves its start; zero for a curve of no length.
  var startDirection: SIMD2<Double> {
    if degree == .line { return p3 - p0 }
    for control in [p1, p2, p3] where control != p0 { return control - p0 }
    return .zero
  }

  var reversed: BooleanCurve { BooleanCurve(p3, p2, p1, p0, degree) }

  /// The part between two parameters, the first of them smaller.
  func piece(_ t0: Double, _ t1: Double) -> BooleanCurve {
    if t0 == 0, t1 == 1 { return self }
    let start = point(t0)
    let end = point(t1)
    let third = (t1 - t0) / 3
    return BooleanCurve(start, start + derivative(t0) * third, end - derivative(t1) * third, end, degree)
  }

  /// The curve with its ends moved a little and its controls with them.
  func moved(from start: SIMD2<Double>, to end: SIMD2<Double>) -> BooleanCurve {
    BooleanCurve(start, p1 + (start - p0), p2 + (end - p3), end, degree)
  }

  /// The parameters, ends included, between which both coordinates only rise or only fall.
  var monotoneParameters: [Double] {
    if degree == .line { return [0, 1] }
    let x = BezierExtrema(p0.x, p1.x, p2.x, p3.x)
    let y = BezierExtrema(p0.y, p1.y, p2.y, p3.y)
    var all = [0.0]
    for t in [x.first, x.second, y.first, y.second].filter({ !$0.isNaN }).sorted()
    where t - all[all.count - 1] > 1e-9 && t < 1 - 1e-9 {
      all.append(t)
    }
    return all + [1]
  }

  /// How far the curve can leave its chord over the whole of it, for a part of the length h times h².
  var bend: Double {
    if degree == .line { return 0 }
    let first = p0 - p1 * 2 + p2
    let second = p1 - p2 * 2 + p3
    return 0.75 * max((first * first).sum(), (second * second).sum()).squareRoot()
  }

  /// Where a monotone curve has a coordinate that lies between those of its ends.
  ///
  /// - Parameter axis: 0 for x, 1 for y.
  func parameter(_ axis: Int, _ value: Double) -> Double {
    let (a, d) = (p0[axis], p3[axis])
    if value == a || a == d { return 0 }
    if value == d { return 1 }
    var t = max(0, min(1, (value - a) / (d - a)))
    if degree == .line { return t }
    let (b, c) = (p1[axis], p2[axis])
    let rises = d > a
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = 1 - t
      let error = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d - value
      if error == 0 { break }
      if (error < 0) == rises { low = t } else { high = t }
      let slope = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
      var next = t - error / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - t) < 1e-15 || next == t { break }
      t = next
    }
    return t
  }

  /// The parameter of the point of a monotone curve that lies within a distance of another point, or nil when
  /// there is none.
  func parameter(near p: SIMD2<Double>, within tolerance: Double) -> Double? {
    let low = pointwiseMin(p0, p3)
    let high = pointwiseMax(p0, p3)
    if p.x < low.x - tolerance || p.x > high.x + tolerance || p.y < low.y - tolerance
      || p.y > high.y + tolerance
    {
      return nil
    }
    if degree == .line {
      let along = p3 - p0
      let square = (along * along).sum()
      let t = square > 0 ? max(0, min(1, ((p - p0) * along).sum() / square)) : 0
      let gap = p0 + along * t - p
      return (gap * gap).sum() <= tolerance * tolerance ? t : nil
    }
    for axis in [high.x - low.x >= high.y - low.y ? 0 : 1, high.x - low.x >= high.y - low.y ? 1 : 0] {
      let t = parameter(axis, max(low[axis], min(high[axis], p[axis])))
      let gap = point(t) - p
      if (gap * gap).sum() <= tolerance * tolerance { return t }
    }
    return nil
  }
}
