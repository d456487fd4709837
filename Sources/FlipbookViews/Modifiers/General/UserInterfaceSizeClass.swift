import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How much room a film has along an axis: little across, much down, as a telephone held upright.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}
