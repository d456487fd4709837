import FlipbookDrawing
import Foundation

/// Finds the points of a function's graph: lines without the places where the function has no value or jumps.
///
/// The function is asked at most ``limit`` times.
struct CurveSampler {
  /// The most values that are asked for.
  static let limit = 20_000

  /// The range across, in the graph's numbers.
  var domain: ClosedRange<Double>
  /// The numbers that the graph shows from bottom to top.
  var shown: FigureScale
  /// Values at even places, one for each point of the picture and more.
  var count: Int

  private var asked = 0

  init(domain: ClosedRange<Double>, shown: FigureScale, count: Int) {
    self.domain = domain
    self.shown = shown
    self.count = min(max(count, 64), 2_000)
  }

  /// The lines of the graph from left to right, in the graph's numbers. Values far outside of what is shown are drawn
  /// nearer, still outside.
  mutating func lines(of function: (Double) -> Double) -> [[CGPoint]] {
    asked = 0
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func end() {
      if line.count > 1 { lines.append(line) }
      line = []
    }
    var last: (x: Double, y: Double)?
    for index in 0...count {
      let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(index) / Double(count)
      let y = value(function, x)
      defer { last = (x, y) }
      guard let last else {
        if y.isFinite { line.append(kept(x, y)) }
        continue
      }
      switch (last.y.isFinite, y.isFinite) {
      case (true, true):
        if let (before, after) = jump(function, last, (x, y)) {
          line.append(kept(before.x, before.y))
          end()
          line.append(kept(after.x, after.y))
        } else {
          refine(function, last, (x, y), depth: 0, into: &line)
        }
        line.append(kept(x, y))
      case (true, false):
        let edge = edge(function, has: last, hasNot: x)
        line.append(kept(edge.x, edge.y))
        end()
      case (false, true):
        let edge = edge(function, has: (x, y), hasNot: last.x)
        line.append(kept(edge.x, edge.y))
        line.append(kept(x, y))
      case (false, false): break
      }
    }
    end()
    return lines
  }

  private mutating func value(_ function: (Double) -> Double, _ x: Double) -> Double {
    asked += 1
    return function(x)
  }

  private func kept(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x, y: min(max(y, shown.lower - shown.extent), shown.upper + shown.extent))
  }

  /// The place nearest to one without a value that has one.
  private mutating func edge(
    _ function: (Double) -> Double, has: (x: Double, y: Double), hasNot: Double
  ) -> (x: Double, y: Double) {
    var (inside, outside) = (has, hasNot)
    for _ in 0..<40 where asked < Self.limit {
      let middle = (inside.x + outside) / 2
      let y = value(function, middle)
      if y.isFinite { inside = (middle, y) } else { outside = middle }
    }
    return inside
  }

  /// Both sides of a jump between two values; nil where the function goes from one to the other.
  private mutating func jump(
    _ function: (Double) -> Double, _ first: (x: Double, y: Double), _ second: (x: Double, y: Double)
  ) -> ((x: Double, y: Double), (x: Double, y: Double))? {
    let start = abs(second.y - first.y)
    guard start > shown.extent / 50 else { return nil }
    // The same side of the picture, out of sight: whatever lies between is not seen.
    if min(first.y, second.y) > shown.upper || max(first.y, second.y) < shown.lower { return nil }
    var (left, right) = (first, second)
    for _ in 0..<40 where asked < Self.limit {
      let x = (left.x + right.x) / 2
      let y = value(function, x)
      guard y.isFinite else {
        return (edge(function, has: left, hasNot: x), edge(function, has: right, hasNot: x))
      }
      if abs(y - left.y) > abs(right.y - y) { right = (x, y) } else { left = (x, y) }
      // It goes on halving its distance: there is no jump.
      if abs(right.y - left.y) < start / 8 { return nil }
    }
    return (left, right)
  }

  /// Adds values between two where the graph bends.
  private mutating func refine(
    _ function: (Double) -> Double, _ first: (x: Double, y: Double), _ second: (x: Double, y: Double),
    depth: Int, into line: inout [CGPoint]
  ) {
    guard depth < 10, asked < Self.limit, abs(second.y - first.y) > shown.extent / 400 else { return }
    let x = (first.x + second.x) / 2
    let y = value(function, x)
    guard y.isFinite, abs(y - (first.y + second.y) / 2) > shown.extent / 2_000 else { return }
    refine(function, first, (x, y), depth: depth + 1, into: &line)
    line.append(kept(x, y))
    refine(function, (x, y), second, depth: depth + 1, into: &line)
  }
}
