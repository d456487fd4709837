/// The way a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  /// Filled by the nonzero winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked alone.
  case stroke
  /// Filled by the nonzero winding rule, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke
}
