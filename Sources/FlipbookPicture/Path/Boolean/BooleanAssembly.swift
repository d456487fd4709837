import Foundation

/// Joins edges into closed subpaths, with the inside clockwise (on screen) of each.
struct BooleanAssembly {
  /// A run along one segment of the original paths.
  struct Run {
    var source: Int
    var start: Double
    var end: Double
    var from: SIMD2<Double>
    var to: SIMD2<Double>
  }

  private let arrangement: BooleanArrangement
  private(set) var elements = PathElements()

  init(_ arrangement: BooleanArrangement) { self.arrangement = arrangement }

  /// - Parameter kept: Edges that bound the result, with whether they are gone along against their direction.
  mutating func addLoops(_ kept: [(edge: Int, isReversed: Bool)]) {
    var leaving: [Int: [Int]] = [:]
    for (index, item) in kept.enumerated() {
      leaving[start(item), default: []].append(index)
    }
    var isUsed = Array(repeating: false, count: kept.count)
    for first in kept.indices where !isUsed[first] {
      var loop: [Int] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        loop.append(index)
        let place = end(kept[index])
        leaving[place]?.removeAll { isUsed[$0] }
        // Where rounding has lost an edge there is no next one: the loop is closed by a line.
        next = following(kept[index], among: leaving[place] ?? [], kept, first: first)
      }
      add(loop.map { run(kept[$0]) }, isClosed: true)
    }
  }

  private typealias Item = (edge: Int, isReversed: Bool)

  private func start(_ item: Item) -> Int {
    item.isReversed ? arrangement.edges[item.edge].end : arrangement.edges[item.edge].start
  }

  private func end(_ item: Item) -> Int {
    item.isReversed ? arrangement.edges[item.edge].start : arrangement.edges[item.edge].end
  }

  private func curve(_ item: Item) -> BooleanCurve {
    let curve = arrangement.edges[item.edge].curve
    return item.isReversed ? curve.reversed : curve
  }

  /// The edge that bounds the same area on from the end of another: the first met when turning from the way back
  /// through the inside. The loop's own first edge stands for its end.
  private func following(_ item: Item, among choices: [Int], _ kept: [Item], first: Int) -> Int? {
    let isHome = end(item) == start(kept[first])
    guard choices.count > 1 || isHome else { return choices.first }
    let back = curve(item).reversed.startDirection
    let backAngle = atan2(back.y, back.x)
    func turn(_ index: Int) -> Double {
      let direction = curve(kept[index]).startDirection
      let turn = backAngle - atan2(direction.y, direction.x)
      return turn > 1e-12 ? turn : turn + 2 * .pi
    }
    guard let best = choices.min(by: { turn($0) < turn($1) }) else { return nil }
    return isHome && turn(first) <= turn(best) ? nil : best
  }

  var subpaths: [BooleanOutline.Subpath] { arrangement.outline.subpaths }

  func run(_ step: BooleanArrangement.Step) -> Run { run((step.edge, step.isReversed)) }

  private func run(_ item: Item) -> Run {
    let edge = arrangement.edges[item.edge]
    let run = Run(
      source: edge.source, start: edge.sourceStart, end: edge.sourceEnd,
      from: arrangement.vertices[edge.start], to: arrangement.vertices[edge.end])
    return item.isReversed
      ? Run(source: run.source, start: run.end, end: run.start, from: run.to, to: run.from) : run
  }

  /// Adds runs that follow each other, joined where they are parts of one segment.
  mutating func add(_ runs: [Run], isClosed: Bool) {
    var joined: [Run] = []
    for run in runs {
      if let last = joined.last, Self.continues(last, run) {
        joined[joined.count - 1].end = run.end
        joined[joined.count - 1].to = run.to
      } else {
        joined.append(run)
      }
    }
    if isClosed, joined.count > 1, Self.continues(joined[joined.count - 1], joined[0]) {
      let last = joined.removeLast()
      joined[0].start = last.start
      joined[0].from = last.from
    }
    guard let first = joined.first else { return }
    elements.move(to: CGPoint(x: first.from.x, y: first.from.y))
    for (index, run) in joined.enumerated() {
      let curve = curve(run)
      if isClosed, index == joined.count - 1, curve.degree == .line, index > 0 { break }
      append(curve)
    }
    if isClosed { elements.close() }
  }

  private static func continues(_ one: Run, _ next: Run) -> Bool {
    one.source == next.source && abs(one.end - next.start) < 1e-9 && one.to == next.from
      && (one.end > one.start) == (next.end > next.start)
  }

  private func curve(_ run: Run) -> BooleanCurve {
    let source = arrangement.outline.sources[run.source]
    let piece =
      run.start <= run.end ? source.piece(run.start, run.end) : source.piece(run.end, run.start).reversed
    return piece.moved(from: run.from, to: run.to)
  }

  private mutating func append(_ curve: BooleanCurve) {
    func point(_ p: SIMD2<Double>) -> CGPoint { CGPoint(x: p.x, y: p.y) }
    switch curve.degree {
    case .line: elements.line(to: point(curve.p3))
    case .quad: elements.quad(to: point(curve.p3), control: point((curve.p1 * 3 - curve.p0) / 2))
    case .cubic: elements.curve(to: point(curve.p3), control1: point(curve.p1), control2: point(curve.p2))
    }
  }
}
