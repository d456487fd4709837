import Foundation

extension Path {
  /// Starts a subpath at a point. A move right after a move replaces it.
  public mutating func move(to end: CGPoint) {
    withElements { $0.move(to: end) }
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: CGPoint) {
    withElements { $0.line(to: end) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    withElements { $0.quad(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    withElements { $0.curve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the subpath with a line to its start. The next segment starts there, too.
  public mutating func closeSubpath() {
    withElements { $0.close() }
  }

  /// Starts a subpath at the first point and adds a line to each of the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    withElements {
      $0.reserve(verbs: lines.count, points: lines.count)
      $0.move(to: first)
      for point in lines.dropFirst() { $0.line(to: point) }
    }
  }

  /// Adds every element of another path.
  /// - Parameter transform: Applied to the other path's points first.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else {
      let other = path.elements
      withElements { $0.append(other, transform: transform) }
    }
  }
}
