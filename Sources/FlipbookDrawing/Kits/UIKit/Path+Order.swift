import Foundation

extension Path {
  /// Every subpath from its end to its start, the last first.
  package func reversed() -> Path {
    var subpaths: [[Path.Element]] = []
    forEach { element in
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    var result = Path()
    for subpath in subpaths.reversed() { result.addReversed(subpath) }
    return result
  }

  private mutating func addReversed(_ elements: [Path.Element]) {
    var ends: [CGPoint] = []
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let end), .line(let end): ends.append(end)
      case .quadCurve(let end, _): ends.append(end)
      case .curve(let end, _, _): ends.append(end)
      case .closeSubpath: isClosed = true
      }
    }
    guard let start = ends.last else { return }
    move(to: start)
    for (index, element) in elements.enumerated().reversed() where index > 0 {
      guard index < ends.count else { continue }
      let end = ends[index - 1]
      switch element {
      case .line: addLine(to: end)
      case .quadCurve(_, let control): addQuadCurve(to: end, control: control)
      case .curve(_, let control1, let control2): addCurve(to: end, control1: control2, control2: control1)
      case .move, .closeSubpath: break
      }
    }
    if isClosed { closeSubpath() }
  }

  /// A single closed outline from the leftmost point of its upper edge on, where UIKit begins rounded rectangles.
  package func startingAtTopLeft() -> Path {
    var elements: [Path.Element] = []
    forEach { elements.append($0) }
    guard case .move(let first)? = elements.first, case .closeSubpath? = elements.last else { return self }
    var parts = Array(elements.dropFirst().dropLast())
    var starts = [first]
    for part in parts { starts.append(part.end ?? first) }
    if let last = starts.last, last != first {
      parts.append(.line(to: first))
      starts.append(first)
    }
    guard !parts.isEmpty, parts.allSatisfy({ $0.end != nil }) else { return self }
    let candidates = parts.indices
    let top = candidates.map { starts[$0].y }.min() ?? first.y
    let begin = candidates.filter { starts[$0].y == top }.min { starts[$0].x < starts[$1].x } ?? 0
    var result = Path()
    result.move(to: starts[begin])
    for part in parts[begin...] + parts[..<begin] {
      switch part {
      case .line(let end): result.addLine(to: end)
      case .quadCurve(let end, let control): result.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        result.addCurve(to: end, control1: control1, control2: control2)
      case .move, .closeSubpath: break
      }
    }
    result.closeSubpath()
    return result
  }
}

extension Path.Element {
  /// Where the pen is after a line or a curve.
  fileprivate var end: CGPoint? {
    switch self {
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .move, .closeSubpath: nil
    }
  }
}
