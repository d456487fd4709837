/// The end of an arrow.
public enum ArrowHead: Hashable, Sendable {
  /// The line just ends.
  case none
  /// A filled triangle.
  case filled
  /// Two lines.
  case open
  /// A disc.
  case dot
  /// A line across.
  case bar
}
