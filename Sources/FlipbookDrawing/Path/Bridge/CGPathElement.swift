import Foundation

/// The kind of a ``CGPathElement``.
public enum CGPathElementType: Int32, Hashable, Sendable, CaseIterable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a ``CGPath``.
public struct CGPathElement: Hashable, Sendable {
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
  public let pointee: CGPathElement
}
