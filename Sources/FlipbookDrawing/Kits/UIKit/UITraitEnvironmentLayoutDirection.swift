import Foundation

/// Which way lines of an interface run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// None; a film has none of this kind.
  case unspecified = -1
  /// From left to right, as in a film.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
