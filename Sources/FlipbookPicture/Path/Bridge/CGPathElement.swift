import Foundation

/// An element of a ``CGPath``.
public struct CGPathElement: Hashable, Sendable {
  /// Which element it is.
  public var type: CGPathElementType
  /// Controls first, then the end; none for a close.
  public var points: CGPathElementPoints

  init(_ element: Path.Element) {
    switch element {
    case .move(let end): (type, points) = (.moveToPoint, [end])
    case .line(let end): (type, points) = (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (type, points) = (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2):
      (type, points) = (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (type, points) = (.closeSubpath, [])
    }
  }
}
