import FlipbookDiagnostics
import Foundation

/// Outlines cut where they meet, so that edges share nothing but ends, each with how often either path runs
/// along it.
struct BooleanArrangement {
  struct Edge {
    var curve: BooleanCurve
    var start: Int
    var end: Int
    /// Where it comes from, in the direction of the curve.
    var source: Int
    var sourceStart: Double
    var sourceEnd: Double
    /// How often each path runs along it, less how often it runs the other way.
    var weights = SIMD2<Int>.zero
  }

  /// A way along an edge that a path takes.
  struct Step {
    var edge: Int
    var isReversed: Bool
    var source: Int
    var shape: Int
  }

  private struct Cut {
    var t: Double
    var vertex: Int
  }

  /// More crossings than any drawing has; beyond, paths are not combined.
  static let limit = 400_000

  let outline: BooleanOutline
  let tolerance: Double
  private(set) var vertices: BooleanVertices
  private(set) var edges: [Edge] = []
  /// In the order of the paths' elements.
  private(set) var steps: [Step] = []
  private var ends: [(start: Int, end: Int)] = []
  private var cuts: [[Cut]] = []
  private var cutCount = 0

  /// Nil, with a diagnostic, for outlines that cross far too often or are too large to calculate with.
  ///
  /// - Parameter coarseness: How many times the usual tolerance makes two points one.
  init?(_ outline: BooleanOutline, coarseness: Double = 1) {
    guard outline.isUsable else {
      DiagnosticCollector.current.warn(
        "path.boolean", "A path's coordinates are too large to combine it with another; it is used as it is.")
      return nil
    }
    self.outline = outline
    tolerance = outline.tolerance * coarseness
    vertices = BooleanVertices(origin: outline.low, tolerance: tolerance)
    ends = outline.pieces.map { _ in (0, 0) }
    for (index, piece) in outline.pieces.enumerated() {
      ends[index] = (vertices.index(of: piece.curve.p0), vertices.index(of: piece.curve.p3))
    }
    cuts = Array(repeating: [], count: outline.pieces.count)
    cutPieces()
    guard cutCount <= Self.limit else {
      DiagnosticCollector.current.warn(
        "path.boolean",
        "Two paths cross more than \(Self.limit) times; they are not combined, the first is used as it is.")
      return nil
    }
    makeEdges()
  }

  // MARK: Cutting

  private mutating func cutPieces() {
    let boxes = outline.pieces.map { piece in
      (
        low: pointwiseMin(piece.curve.p0, piece.curve.p3) - tolerance,
        high: pointwiseMax(piece.curve.p0, piece.curve.p3) + tolerance
      )
    }
    let order = boxes.indices.sorted { boxes[$0].low.x < boxes[$1].low.x }
    var active: [Int] = []
    for index in order {
      active.removeAll { boxes[$0].high.x < boxes[index].low.x }
      for other in active
      where boxes[other].low.y <= boxes[index].high.y && boxes[index].low.y <= boxes[other].high.y {
        cut(other, index)
        if cutCount > Self.limit { return }
      }
      active.append(index)
    }
  }

  private mutating func cut(_ i: Int, _ j: Int) {
    let a = outline.pieces[i].curve
    let b = outline.pieces[j].curve
    // Ends of one on the other.
    var shared: [(vertex: Int, t: Double)] = []
    for (vertex, t) in [(ends[i].start, 0.0), (ends[i].end, 1.0)] {
      if vertex == ends[j].start || vertex == ends[j].end {
        shared.append((vertex, t))
      } else if let u = b.parameter(near: vertices[vertex], within: tolerance) {
        add(u, vertex, to: j)
        shared.append((vertex, t))
      }
    }
    for vertex in [ends[j].start, ends[j].end] where !shared.contains(where: { $0.vertex == vertex }) {
      if let t = a.parameter(near: vertices[vertex], within: tolerance) {
        add(t, vertex, to: i)
        shared.append((vertex, t))
      }
    }
    if a.degree == .line, b.degree == .line, !shared.isEmpty { return }
    if shared.count > 1, shared[0].vertex != shared[1].vertex {
      // Places of no symmetry, where curves that cross between their ends would hardly do so.
      let isOne = [0.5, 0.23, 0.81].allSatisfy { part in
        let point = a.point(shared[0].t + (shared[1].t - shared[0].t) * part)
        return b.parameter(near: point, within: tolerance * 8) != nil
      }
      if isOne { return }
    }
    for crossing in BooleanCrossings(a, b, tolerance: tolerance).found {
      if shared.contains(where: {
        squaredGap(vertices[$0.vertex], crossing.point) <= 4 * tolerance * tolerance
      }) {
        continue
      }
      let vertex = vertices.index(of: crossing.point)
      add(crossing.t, vertex, to: i)
      add(crossing.u, vertex, to: j)
    }
  }

  private func squaredGap(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { ((a - b) * (a - b)).sum() }

  private mutating func add(_ t: Double, _ vertex: Int, to piece: Int) {
    guard vertex != ends[piece].start, vertex != ends[piece].end else { return }
    cuts[piece].append(Cut(t: t, vertex: vertex))
    cutCount += 1
  }

  // MARK: Edges

  private struct Ends: Hashable {
    let low: Int
    let high: Int
  }

  private mutating func makeEdges() {
    var known: [Ends: [Int]] = [:]
    for (index, piece) in outline.pieces.enumerated() {
      var from = Cut(t: 0, vertex: ends[index].start)
      let places = cuts[index].sorted { ($0.t, $0.vertex) < ($1.t, $1.vertex) }
      for to in places + [Cut(t: 1, vertex: ends[index].end)] where to.vertex != from.vertex {
        add(piece, from, to, known: &known)
        from = to
      }
    }
    cuts = []
  }

  private mutating func add(
    _ piece: BooleanOutline.Piece, _ from: Cut, _ to: Cut, known: inout [Ends: [Int]]
  ) {
    let key = Ends(low: min(from.vertex, to.vertex), high: max(from.vertex, to.vertex))
    let curve = piece.curve.piece(from.t, max(from.t, to.t))
      .moved(from: vertices[from.vertex], to: vertices[to.vertex])
    let same = known[key]?.first { isAlong(edges[$0].curve, curve) }
    let number: Int
    if let same {
      number = same
    } else {
      number = edges.count
      known[key, default: []].append(number)
      let span = piece.end - piece.start
      edges.append(
        Edge(
          curve: curve, start: from.vertex, end: to.vertex, source: piece.source,
          sourceStart: piece.start + span * from.t, sourceEnd: piece.start + span * to.t))
    }
    let isReversed = edges[number].start != from.vertex
    edges[number].weights[piece.shape] += isReversed ? -1 : 1
    steps.append(
      Step(edge: number, isReversed: isReversed, source: piece.source, shape: piece.shape))
  }

  /// Whether two curves between the same vertices are one.
  private func isAlong(_ a: BooleanCurve, _ b: BooleanCurve) -> Bool {
    if a.degree == .line, b.degree == .line { return true }
    return [0.25, 0.5, 0.75].allSatisfy { a.parameter(near: b.point($0), within: tolerance * 16) != nil }
  }
}
