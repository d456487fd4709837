import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves the focus back to its default. Has no effect in a film.
public struct ResetFocusAction: Sendable {
  /// Has no effect in a film.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
