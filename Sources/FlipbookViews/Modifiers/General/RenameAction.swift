import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Begins to change a name. Has no effect in a film.
public struct RenameAction: Sendable {
  /// Has no effect in a film.
  public func callAsFunction() {}
}
