import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The gesture of a hand in place of a finger.
public struct HandGestureShortcut: Sendable {
  /// The gesture that activates a control.
  public static let primaryAction = HandGestureShortcut()
}
