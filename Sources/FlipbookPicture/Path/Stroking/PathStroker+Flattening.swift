import Foundation

extension PathStroker {
  /// Coordinates beyond this are left out: their squares must stay finite.
  private static let reach = 1e120

  /// Whether a segment is as short as the rounding errors of its ends: its direction means nothing.
  @inline(__always)
  private static func isSliver(_ length: Double, at position: SIMD2<Double>) -> Bool {
    length <= 1e-14 * (abs(position.x) + abs(position.y))
  }

  mutating func addLine(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let chord = end - start
    let length = chord.length
    guard length > 0, length < Self.reach, !Self.isSliver(length, at: end) else { return }
    let direction = chord / length
    begin(at: start, direction: direction)
    samples.append(StrokeSample(end, direction, .smooth))
  }

  /// Adds samples of a cubic curve so that chords between the offset curves on both sides stay within the
  /// tolerance.
  mutating func addCurve(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
  ) {
    let second1 = p0 - 2 * p1 + p2
    let second2 = p1 - 2 * p2 + p3
    let bend = max(second1.dot(second1), second2.dot(second2)).squareRoot()
    let size = max((p1 - p0).length, (p2 - p1).length, (p3 - p2).length)
    guard size > 0, size < Self.reach, bend < Self.reach, !Self.isSliver(size, at: p3) else { return }
    if bend <= size * 1e-12, (p1 - p0).dot(p3 - p0) >= 0 { return addLine(from: p0, to: p3) }
    let piece = CurvePiece(p0, p1, p2, p3)
    // Wang's bound on the distance between n equal steps' chords and the curve is 0.75·bend/n². A step that
    // bends one way is checked by its turn below; of one that bends both ways, 0.385 of the bound remains.
    let count = min(4_096, (0.75 / 2.6 * bend / tolerance).squareRoot().rounded(.up))
    let steps = max(1, Int(count))
    var splits = 1 << 14
    var t0 = 0.0
    var d0 = piece.endDirection(at: 0)
    var q0 = p0
    begin(at: p0, direction: d0)
    for step in 1...steps {
      let isLast = step == steps
      let t1 = isLast ? 1 : Double(step) / Double(steps)
      let q1 = isLast ? p3 : piece.position(at: t1)
      let d1 = isLast ? piece.endDirection(at: 1) : piece.direction(at: t1) ?? d0
      if isFlat(q0, d0, q1, d1) {
        samples.append(StrokeSample(q1, d1, .smooth))
      } else {
        refine(piece, t0, q0, d0, t1, q1, d1, depth: 16, splits: &splits)
      }
      (t0, q0, d0) = (t1, q1, d1)
    }
  }

  /// Whether the chord between two points of a curve and its offsets by the radius stay within the tolerance
  /// of arcs with these end directions: such an arc is length·turn/8 high.
  @inline(__always)
  private func isFlat(
    _ q0: SIMD2<Double>, _ d0: SIMD2<Double>, _ q1: SIMD2<Double>, _ d1: SIMD2<Double>
  ) -> Bool {
    let sine = abs(d0.cross(d1))
    let chord = q1 - q0
    let reach = 8 * tolerance - radius * sine * sine
    return d0.dot(d1) > 0.5 && reach > 0 && chord.dot(chord) * sine * sine <= reach * reach
  }

  private mutating func refine(
    _ piece: CurvePiece, _ t0: Double, _ q0: SIMD2<Double>, _ d0: SIMD2<Double>, _ t1: Double,
    _ q1: SIMD2<Double>, _ d1: SIMD2<Double>, depth: Int, splits: inout Int
  ) {
    guard depth > 0, splits > 0 else {
      samples.append(StrokeSample(q1, d0, .smooth))
      samples.append(StrokeSample(q1, d1, .cusp))
      return
    }
    splits -= 1
    let t = (t0 + t1) / 2
    let q = piece.position(at: t)
    let d = piece.direction(at: t) ?? d0
    if isFlat(q0, d0, q, d) {
      samples.append(StrokeSample(q, d, .smooth))
    } else {
      refine(piece, t0, q0, d0, t, q, d, depth: depth - 1, splits: &splits)
    }
    if isFlat(q, d, q1, d1) {
      samples.append(StrokeSample(q1, d1, .smooth))
    } else {
      refine(piece, t, q, d, t1, q1, d1, depth: depth - 1, splits: &splits)
    }
  }

  /// Starts the subpath, or makes a corner where a segment sets off in another direction than the one before
  /// arrived.
  @inline(__always)
  private mutating func begin(at position: SIMD2<Double>, direction: SIMD2<Double>) {
    guard let last = samples.last else {
      samples.append(StrokeSample(position, direction, .smooth))
      return
    }
    if isCorner(last.direction, direction) {
      samples.append(StrokeSample(position, direction, .corner))
    }
  }

  /// Whether a change of direction moves the outline by more than a fraction of the tolerance.
  @inline(__always)
  func isCorner(_ d0: SIMD2<Double>, _ d1: SIMD2<Double>) -> Bool {
    let change = d1 - d0
    let limit = 0.25 * tolerance
    return change.dot(change) * radius * radius > min(limit * limit, 0.01 * radius * radius)
  }
}

/// A cubic curve as polynomial coefficients.
private struct CurvePiece {
  let p0: SIMD2<Double>
  let a: SIMD2<Double>
  let b: SIMD2<Double>
  let c: SIMD2<Double>
  let curve: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  @inline(__always)
  init(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
    self.p0 = p0
    c = 3 * (p1 - p0)
    b = 3 * (p2 - p1) - c
    a = p3 - p0 - c - b
    curve = (p1, p2, p3)
  }

  @inline(__always)
  func position(at t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t + p0 }

  /// Nil where the curve stands still.
  @inline(__always)
  func direction(at t: Double) -> SIMD2<Double>? {
    let slope: SIMD2<Double> = 3 * a * t + 2 * b
    let derivative = slope * t + c
    let length = derivative.length
    return length > 0 ? derivative / length : nil
  }

  /// The direction at 0 or 1, as a limit where the controls lie on the end point.
  @inline(__always)
  func endDirection(at t: Double) -> SIMD2<Double> {
    let arm = t == 0 ? curve.0 - p0 : curve.2 - curve.1
    let length = arm.length
    let whole = max(abs(c.x) + abs(c.y), abs(a.x) + abs(a.y))
    if length > whole * 1e-9 { return arm / length }
    return limitDirection(at: t)
  }

  private func limitDirection(at t: Double) -> SIMD2<Double> {
    let (p1, p2, p3) = curve
    let tangent = CubicCurve(
      p0: CGPoint(x: p0.x, y: p0.y), p1: CGPoint(x: p1.x, y: p1.y), p2: CGPoint(x: p2.x, y: p2.y),
      p3: CGPoint(x: p3.x, y: p3.y)
    ).tangent(at: t)
    return SIMD2(Double(tangent.dx), Double(tangent.dy))
  }
}
