import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The input that scrolls.
public struct ScrollInputKind: Sendable {
  /// A gesture of the hand.
  public static let handGestureShortcut = ScrollInputKind()
  /// A look.
  public static let look = ScrollInputKind()
}
