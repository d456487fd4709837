/// The way between the values of a sequence.
public enum SKInterpolationMode: Int, Hashable, Sendable {
  /// Evenly.
  case linear = 1
  /// Smoothly.
  case spline = 2
  /// Not at all: a value holds until the next.
  case step = 3
}
