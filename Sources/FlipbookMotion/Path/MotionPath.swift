import FlipbookPicture
import Foundation

/// A path to move along at a speed of one's choice.
///
/// Building measures the path; afterwards position and direction at a length take constant time: a grid over the
/// length leads to the segment, or to a few in which it is searched for where short ones crowd. Each segment
/// stores the Bézier parameter as a function of length, one cubic polynomial for each equal part of its length,
/// with as many parts as it takes for an error in length below 1e-7 of the segment's (up to 1024 parts, which only
/// cusps need).
///
/// Moves cost no length: a path of several pieces jumps from one to the next.
public struct MotionPath: Sendable {
  /// A step of a path. Coordinates are points, y down.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A quadratic Bézier curve: its control point and end.
    case quadCurve(control: CGPoint, end: CGPoint)
    /// A cubic Bézier curve: its control points and end.
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A line back to the start of the piece.
    case close
  }

  let segments: [MotionPathSegment]
  /// For each of ``cells`` equal parts of the length, the first segment that reaches into it.
  private let grid: [Int32]
  private let cellsPerPoint: Double

  /// The length of all segments in points.
  public let length: Double

  /// Makes a path from steps. Steps with coordinates that are no finite numbers are left out, with a warning;
  /// a path that doesn't begin with a move begins at (0, 0).
  public init(_ elements: some Sequence<Element>) {
    self.init(curves: MotionPath.curves(of: elements))
  }

  /// Makes a path of curves. Where one doesn't begin at the end of the one before, the path jumps.
  public init(curves: some Sequence<CubicCurve>) {
    var list: [MotionPathSegment] = []
    var sum = 0.0
    var skipped = false
    for curve in curves {
      guard curve.isFinite else {
        skipped = true
        continue
      }
      let segment = MotionPathSegment(curve, start: sum)
      guard (sum + segment.length).isFinite else {
        skipped = true
        continue
      }
      sum += segment.length
      list.append(segment)
    }
    if skipped {
      MotionInput.warn(
        "path.not-finite",
        "A motion path has coordinates that are not finite numbers; those parts are left out.")
    }
    segments = list
    // Twice as many cells as segments keep the search within a cell short on average.
    let hasLength = sum > MotionPathSegment.shortest
    let cells = hasLength ? max(2 * list.count, 1) : 0
    length = hasLength ? sum : 0
    cellsPerPoint = hasLength ? Double(cells) / sum : 0
    var grid: [Int32] = []
    grid.reserveCapacity(cells + 1)
    var index = 0
    for cell in 0..<cells {
      let start = Double(cell) / cellsPerPoint
      while index < list.count - 1, list[index].end <= start { index += 1 }
      grid.append(Int32(index))
    }
    grid.append(Int32(max(list.count - 1, 0)))
    self.grid = grid
  }

  private static func curves(of elements: some Sequence<Element>) -> [CubicCurve] {
    var curves: [CubicCurve] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      let next: CGPoint
      switch element {
      case .move(let point):
        start = point
        current = point
        continue
      case .line(let end):
        curves.append(CubicCurve(from: current, to: end))
        next = end
      case .quadCurve(let control, let end):
        curves.append(CubicCurve(from: current, control: control, to: end))
        next = end
      case .curve(let control1, let control2, let end):
        curves.append(CubicCurve(p0: current, p1: control1, p2: control2, p3: end))
        next = end
      case .close:
        if current != start { curves.append(CubicCurve(from: current, to: start)) }
        next = start
      }
      current = next
    }
    return curves
  }

  /// The number of segments, for keyframes at their ends.
  public var segmentCount: Int { segments.count }

  /// The length at which a segment ends, in points from the path's start.
  public func length(toEndOfSegment index: Int) -> Double {
    segments.indices.contains(index) ? segments[index].end : (index < 0 ? 0 : length)
  }

  /// The segment at a length, by the grid and a search inside its cell.
  func segmentIndex(atLength distance: Double) -> Int {
    let cell = Int(min(max(distance * cellsPerPoint, 0), Double(grid.count - 2)))
    var low = Int(grid[cell])
    var high = Int(grid[cell + 1])
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].end <= distance { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
