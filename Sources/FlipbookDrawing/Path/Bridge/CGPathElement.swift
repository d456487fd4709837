import Foundation

/// The kind of a ``CGPathElement``.
public enum CGPathElementType: Int32, Hashable, Sendable, CaseIterable {
  /// Starts a subpath: one point.
  case moveToPoint = 0
  /// A line: its end.
  case addLineToPoint = 1
  /// A quadratic curve: control and end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two controls and end.
  case addCurveToPoint = 3
  /// A line to the start of the subpath: no point.
  case closeSubpath = 4
}

/// An element of a ``CGPath``.
public struct CGPathElement: Hashable, Sendable {
  /// Which element it is.
  public var type: CGPathElementType
  /// Controls first, then the end; none for a close.
  public var points: [CGPoint]

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

/// Stands where Core Graphics has a pointer to an element, so that `element.pointee` reads the same.
public struct CGPathElementReference: Hashable, Sendable {
  /// The element.
  public let pointee: CGPathElement
}
