extension Path {
  /// The kind of one path element; each takes a fixed number of points.
  package enum Verb: UInt8, Sendable {
    /// Starts a subpath: 1 point.
    case move
    /// A straight line: 1 point.
    case line
    /// A quadratic Bézier curve: control, end.
    case quad
    /// A cubic Bézier curve: control 1, control 2, end.
    case curve
    /// A straight line back to the start of the subpath: no point.
    case close

    /// How many points the element takes.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .curve: 3
      case .close: 0
      }
    }
  }
}
