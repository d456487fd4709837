import Foundation

/// The monotone pieces of one or two paths that are combined.
struct BooleanOutline {
  /// A piece of a segment of a path.
  struct Piece {
    var curve: BooleanCurve
    /// The segment it is a part of.
    var source: Int
    /// The part of the segment.
    var start: Double
    var end: Double
    /// Which of both paths it belongs to.
    var shape: Int
  }

  /// Subpaths as ranges of sources, with whether they are closed.
  struct Subpath {
    var sources: Range<Int>
    var isClosed: Bool
  }

  private(set) var sources: [BooleanCurve] = []
  private(set) var pieces: [Piece] = []
  /// Of the first path.
  private(set) var subpaths: [Subpath] = []
  private(set) var low = SIMD2<Double>(repeating: .infinity)
  private(set) var high = SIMD2<Double>(repeating: -.infinity)

  /// Adds the segments of a path.
  ///
  /// - Parameter closing: Whether subpaths count as closed, as filling has it.
  mutating func append(_ path: Path, shape: Int, closing: Bool) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var first = sources.count
    var isClosed = false
    func endSubpath(_ outline: inout BooleanOutline) {
      if closing, current != start {
        outline.append(PathSegment(line: start, from: current, closing: true), shape: shape)
      }
      if shape == 0, outline.sources.count > first {
        outline.subpaths.append(Subpath(sources: first..<outline.sources.count, isClosed: isClosed))
      }
    }
    path.elements.forEachSegment(
      move: { point in
        endSubpath(&self)
        (start, current) = (point, point)
        first = sources.count
        isClosed = false
      },
      segment: { segment in
        append(segment, shape: shape)
        current = segment.end
        if segment.kind == .closingLine { isClosed = true }
      })
    endSubpath(&self)
  }

  private mutating func append(_ segment: PathSegment, shape: Int) {
    let curve = BooleanCurve(segment)
    for point in [curve.p0, curve.p1, curve.p2, curve.p3] {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let cuts = curve.monotoneParameters
    for (t0, t1) in zip(cuts, cuts.dropFirst()) {
      pieces.append(
        Piece(curve: curve.piece(t0, t1), source: sources.count, start: t0, end: t1, shape: shape))
    }
    sources.append(curve)
  }

  /// Whether products of coordinates stay finite.
  var isUsable: Bool {
    pieces.isEmpty || max(abs(high.x), abs(high.y), abs(low.x), abs(low.y)) < 1e100
  }

  /// Points that are nearer to each other are one point: a billionth of the size.
  var tolerance: Double {
    let size = max(high.x - low.x, high.y - low.y)
    let reach = max(abs(high.x), abs(high.y), abs(low.x), abs(low.y))
    return max(max(size, reach * 1e-3) * 1e-9, .leastNormalMagnitude * 1e12)
  }
}
