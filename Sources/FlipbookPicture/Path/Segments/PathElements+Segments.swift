import Foundation

extension PathElements {
  /// Calls a function at the start of each subpath, and another with each of its segments. A close gives its
  /// line, also one of no length.
  func forEachSegment(move: (CGPoint) -> Void, segment: (PathSegment) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        start = points[next]
        current = start
        move(start)
      case .line:
        segment(PathSegment(line: points[next], from: current))
        current = points[next]
      case .quad:
        segment(PathSegment(quad: points[next + 1], control: points[next], from: current))
        current = points[next + 1]
      case .curve:
        segment(
          PathSegment(
            curve: points[next + 2], control1: points[next], control2: points[next + 1], from: current))
        current = points[next + 2]
      case .close:
        segment(PathSegment(line: start, from: current, closing: true))
        current = start
      }
      next += verb.pointCount
    }
  }

  /// Adds a segment; the current point is taken to be its start.
  mutating func append(_ segment: PathSegment) {
    switch segment.kind {
    case .line: line(to: segment.end)
    case .closingLine: close()
    case .quad: quad(to: segment.end, control: segment.control1)
    case .curve: curve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }
}
