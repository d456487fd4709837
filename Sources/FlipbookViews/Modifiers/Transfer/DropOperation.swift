import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}
