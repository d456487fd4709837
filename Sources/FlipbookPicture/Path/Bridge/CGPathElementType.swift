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
