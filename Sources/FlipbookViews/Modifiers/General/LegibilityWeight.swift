import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How heavy letters are to be for their reader.
public enum LegibilityWeight: Hashable, Sendable {
  /// As heavy as set.
  case regular
  /// Heavier.
  case bold
}
