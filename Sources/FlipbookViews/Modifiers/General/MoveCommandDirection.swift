import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The direction in which the focus is moved.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
