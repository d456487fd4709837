import Foundation

/// One line or curve of a path with the point it starts from.
struct PathSegment {
  enum Kind {
    case line
    case quad
    case curve
    /// The line that closes a subpath.
    case closingLine
  }

  let kind: Kind
  let start: CGPoint
  /// The only control of a quadratic curve, the first of a cubic one; otherwise the start.
  let control1: CGPoint
  /// The second control of a cubic curve; otherwise the end.
  let control2: CGPoint
  let end: CGPoint

  init(line end: CGPoint, from start: CGPoint, closing: Bool = false) {
    kind = closing ? .closingLine : .line
    self.start = start
    control1 = start
    control2 = end
    self.end = end
  }

  init(quad end: CGPoint, control: CGPoint, from start: CGPoint) {
    kind = .quad
    self.start = start
    control1 = control
    control2 = end
    self.end = end
  }

  init(curve end: CGPoint, control1: CGPoint, control2: CGPoint, from start: CGPoint) {
    kind = .curve
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The segment as a cubic curve; the parameter of a line is proportional to length.
  var cubic: CubicCurve {
    switch kind {
    case .line, .closingLine: CubicCurve(from: start, to: end)
    case .quad: CubicCurve(from: start, control: control1, to: end)
    case .curve: CubicCurve(p0: start, p1: control1, p2: control2, p3: end)
    }
  }

  /// Arc length in points.
  var length: Double {
    switch kind {
    case .line, .closingLine:
      let dx = Double(end.x - start.x)
      let dy = Double(end.y - start.y)
      let square = dx * dx + dy * dy
      return square.isFinite && square > 1e-280 ? square.squareRoot() : hypot(dx, dy)
    case .quad, .curve: return cubic.length
    }
  }

  /// The parameter, 0…1, at an arc length from the start.
  /// - Parameter total: The segment's length.
  func parameter(atLength length: Double, total: Double) -> Double {
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    switch kind {
    case .line, .closingLine: return length / total
    case .quad, .curve: return cubic.parameter(atLength: length, total: total)
    }
  }

  /// The part of the segment between two parameters; a part of a closing line is a plain line.
  func part(from t0: Double, to t1: Double) -> PathSegment {
    if t0 <= 0, t1 >= 1 { return kind == .closingLine ? PathSegment(line: end, from: start) : self }
    switch kind {
    case .line, .closingLine:
      return PathSegment(
        line: t1 >= 1 ? end : Self.mix(start, end, t1), from: t0 <= 0 ? start : Self.mix(start, end, t0))
    case .quad:
      // The control is the blossom of the curve at (t0, t1).
      let a = Self.mix(start, control1, t0)
      let b = Self.mix(control1, end, t0)
      let c = Self.mix(start, control1, t1)
      let d = Self.mix(control1, end, t1)
      return PathSegment(
        quad: t1 >= 1 ? end : Self.mix(c, d, t1), control: Self.mix(a, b, t1),
        from: t0 <= 0 ? start : Self.mix(a, b, t0))
    case .curve:
      let part = cubic.subcurve(from: t0, to: t1)
      return PathSegment(curve: part.p3, control1: part.p1, control2: part.p2, from: part.p0)
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
  }
}
