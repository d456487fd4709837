import Foundation

/// Turns paths into the polygons that their strokes cover, to be filled with the nonzero rule.
///
/// Every polygon is a sum of pieces of one orientation (a quadrilateral on each side of each chord, a wedge
/// for each join, caps), so that overlaps only add up and nothing inside a stroke is left unpainted.
///
/// Positions are off by at most `tolerance` in the space the transform maps to, but where curves turn on the
/// spot, whose outline is that of a disc with the same tolerance.
///
/// Reuse one value for many paths: it keeps its scratch memory.
package struct PathStroker {
  /// Half the line width, in the space in which outlines are worked out.
  let radius: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimitSquared: Double
  let dash: DashPattern?
  /// The largest error, in the space in which outlines are worked out.
  let tolerance: Double
  /// Applied to the path's points before; the similarity that the transform is, or the identity.
  let inner: CGAffineTransform?
  /// Applied to the outline's points after, when the transform changes the shape of the pen.
  let outer: CGAffineTransform?
  /// Cosine and sine of the largest turn between two points of a round join or cap, and that turn.
  let turnCosine: Double
  let turnSine: Double
  /// The distance of points of a round join from the corner, as a multiple of the radius.
  let joinDistance: Double
  let turn: Double
  /// Cosines and sines of the points inside a half circle, in order.
  let halfCircle: [SIMD2<Double>]

  var samples: [StrokeSample] = []
  var run: [StrokeSample] = []
  var firstRun: [StrokeSample] = []
  var rightSide: [CGPoint] = []

  /// - Parameters:
  ///   - transform: From the space of paths and line widths to that of the polygons.
  ///   - tolerance: The largest error, in units of the polygons' space.
  package init(_ style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double = 0.1) {
    let scale = transform.largestScale
    let isSimilarity = scale - transform.smallestScale <= scale * 1e-9
    let unit = isSimilarity ? scale : 1
    inner = isSimilarity && !transform.isIdentity ? transform : nil
    outer = isSimilarity ? nil : transform
    radius = Double(style.lineWidth) / 2 * unit
    cap = style.lineCap
    join = style.lineJoin
    let limit = max(1, Double(style.miterLimit))
    miterLimitSquared = limit * limit
    dash = DashPattern(style.dash, phase: style.dashPhase, scale: unit)
    self.tolerance = isSimilarity ? tolerance : tolerance / max(scale, 1e-9)
    // A chord over the angle a lies radius·(1 − cos(a/2)) inside the circle.
    let sagitta = min(1, self.tolerance / max(radius, 1e-300))
    let widest = 2 * acos(1 - sagitta)
    // Written so that an angle that is no number ends up usable.
    turn = widest > 2e-3 ? min(.pi / 2, widest) : 2e-3
    turnCosine = cos(turn)
    turnSine = sin(turn)
    let count = max(3, Int((.pi / turn).rounded(.up)))
    let distance = Self.balanced(.pi / Double(count))
    halfCircle = (1..<count).map { index in
      let angle = Double.pi * Double(index) / Double(count)
      return SIMD2(cos(angle), sin(angle)) * distance
    }
    joinDistance = Self.balanced(turn)
  }

  /// How far from the centre the points of an arc of radius 1 lie, an angle apart, so that its chords hold as much area as
  /// it does: thin lines would be drawn too faint otherwise.
  private static func balanced(_ angle: Double) -> Double { (angle / sin(angle)).squareRoot() }

  /// Appends the polygons that the stroke of a path covers.
  package mutating func stroke(_ path: Path, into output: inout PolygonBuffer) {
    let (verbs, points) = path.elementArrays
    stroke(verbs: verbs, points: points, into: &output)
  }

  /// Appends the polygons that the stroke of a list of elements covers.
  package mutating func stroke(verbs: [Path.Verb], points: [CGPoint], into output: inout PolygonBuffer) {
    guard radius > 0, radius.isFinite, tolerance > 0, inner?.isFinite ?? true, outer?.isFinite ?? true
    else { return }
    samples.removeAll(keepingCapacity: true)
    var start = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    var drawn = false
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        finishSubpath(at: current, drawn: drawn, closed: false, into: &output)
        start = point(points[next])
        current = start
        drawn = false
        next += 1
      case .line:
        let end = point(points[next])
        addLine(from: current, to: end)
        current = end
        drawn = true
        next += 1
      case .quad:
        let control = point(points[next])
        let end = point(points[next + 1])
        let c1 = current + (control - current) * (2.0 / 3)
        let c2 = end + (control - end) * (2.0 / 3)
        addCurve(current, c1, c2, end)
        current = end
        drawn = true
        next += 2
      case .curve:
        let end = point(points[next + 2])
        addCurve(current, point(points[next]), point(points[next + 1]), end)
        current = end
        drawn = true
        next += 3
      case .close:
        addLine(from: current, to: start)
        finishSubpath(at: start, drawn: true, closed: true, into: &output)
        current = start
        drawn = false
      }
    }
    finishSubpath(at: current, drawn: drawn, closed: false, into: &output)
  }

  @inline(__always)
  private func point(_ point: CGPoint) -> SIMD2<Double> {
    let x = Double(point.x)
    let y = Double(point.y)
    guard let inner else { return SIMD2(x, y) }
    return SIMD2(
      Double(inner.a) * x + Double(inner.c) * y + Double(inner.tx),
      Double(inner.b) * x + Double(inner.d) * y + Double(inner.ty))
  }

  private mutating func finishSubpath(
    at position: SIMD2<Double>, drawn: Bool, closed: Bool, into output: inout PolygonBuffer
  ) {
    if samples.isEmpty {
      // Nothing but points on the spot: a dot, if the caps have an extent.
      if drawn, dash.map({ $0.firstIndex % 2 == 0 }) ?? true {
        addDot(StrokeSample(position, SIMD2(1, 0), .smooth), to: &output)
      }
      return
    }
    // Taken out, so that it is neither copied nor shared while the outline is worked out.
    var subpath: [StrokeSample] = []
    swap(&subpath, &samples)
    if let dash {
      addDashes(dash, of: subpath, closed: closed, to: &output)
    } else {
      addOutline(of: subpath, closed: closed, to: &output)
    }
    swap(&subpath, &samples)
    samples.removeAll(keepingCapacity: true)
  }
}
