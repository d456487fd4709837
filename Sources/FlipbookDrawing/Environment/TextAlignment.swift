import FlipbookMotion
import Foundation

/// How the lines of a text lie against each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where lines are read from.
  case leading
  /// In the middle.
  case center
  /// At the side where lines are read to.
  case trailing
}
