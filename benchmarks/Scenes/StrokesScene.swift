import Flipbook

/// C: a hundred waves that draw themselves, every other one dashed.
struct StrokesScene: BenchmarkScene {
  static let name = "strokes"

  private struct Segment {
    var from, control1, control2, to: CGPoint

    func point(_ s: Double) -> CGPoint {
      let r = 1 - s
      let (a, b, c, d) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
      return CGPoint(
        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
        y: a * from.y + b * control1.y + c * control2.y + d * to.y)
    }

    /// The part before `s`, by de Casteljau.
    func before(_ s: Double) -> Segment {
      func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * s, y: p.y + (q.y - p.y) * s)
      }
      let (ab, bc, cd) = (mix(from, control1), mix(control1, control2), mix(control2, to))
      let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
      return Segment(from: from, control1: ab, control2: abc, to: mix(abc, bcd))
    }

    /// Lengths of its eight chords.
    var chords: [Double] {
      (0..<8).map { i in
        let (p, q) = (point(Double(i) / 8), point(Double(i + 1) / 8))
        return hypot(q.x - p.x, q.y - p.y)
      }
    }
  }

  func draw(frame index: Int, in context: inout GraphicsContext) {
    let u = Double(index) / 300
    let t = Double(index) / 60
    context.fill(Formula.frame, with: .color(Formula.color(14, 17, 22)))
    for j in 0..<100 {
      let end = Formula.smooth(Formula.clamp01((t - 0.012 * Double(j)) / 3.6))
      guard end > 0 else { continue }
      let path = Self.trimmed(Self.wave(j, u: u), to: end)
      context.stroke(
        path, with: .color(Formula.hueColor(Double(j) / 100, alpha: 0.9)),
        style: StrokeStyle(
          lineWidth: 4, lineCap: .round, lineJoin: .round, dash: j % 2 == 1 ? [18, 12] : [], dashPhase: 60 * t
        ))
    }
  }

  private static func wave(_ j: Int, u: Double) -> [Segment] {
    let amplitude = 40 + 160 * Formula.hash(j, 1)
    let frequency = 1 + 3 * Formula.hash(j, 2)
    let phase = Formula.hash(j, 3) + u
    let knots = (0...20).map { k in
      CGPoint(
        x: 96 + 1728 * Double(k) / 20,
        y: 540 + amplitude * sin(Formula.tau * (frequency * Double(k) / 20 + phase)) + 8 * (Double(j) - 49.5))
    }
    func knot(_ k: Int) -> CGPoint { knots[min(20, max(0, k))] }
    return (0..<20).map { m in
      let (p, q) = (knot(m), knot(m + 1))
      let (before, after) = (knot(m - 1), knot(m + 2))
      return Segment(
        from: p, control1: CGPoint(x: p.x + (q.x - before.x) / 6, y: p.y + (q.y - before.y) / 6),
        control2: CGPoint(x: q.x - (after.x - p.x) / 6, y: q.y - (after.y - p.y) / 6), to: q)
    }
  }

  private static func trimmed(_ segments: [Segment], to end: Double) -> Path {
    var path = Path()
    path.move(to: segments[0].from)
    func add(_ segment: Segment) {
      path.addCurve(to: segment.to, control1: segment.control1, control2: segment.control2)
    }
    guard end < 1 else {
      segments.forEach(add)
      return path
    }
    let chords = segments.map(\.chords)
    var left = end * chords.reduce(0) { $0 + $1.reduce(0, +) }
    for (segment, lengths) in zip(segments, chords) {
      let length = lengths.reduce(0, +)
      if left > length {
        add(segment)
        left -= length
        continue
      }
      var s = 0.0
      for chord in lengths {
        if left <= chord {
          s += chord > 0 ? left / chord / 8 : 0
          break
        }
        left -= chord
        s += 1.0 / 8
      }
      add(segment.before(min(1, s)))
      break
    }
    return path
  }
}
