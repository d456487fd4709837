import Foundation

extension Path {
  /// One element of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath
  }

  /// Calls a function with every element, in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    let (verbs, points) = elementArrays
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: points[next]))
      case .line: body(.line(to: points[next]))
      case .quad: body(.quadCurve(to: points[next + 1], control: points[next]))
      case .curve:
        body(.curve(to: points[next + 2], control1: points[next], control2: points[next + 1]))
      case .close: body(.closeSubpath)
      }
      next += verb.pointCount
    }
  }
}
