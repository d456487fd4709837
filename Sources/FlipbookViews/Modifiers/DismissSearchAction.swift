import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}
  /// Has no effect in a film.
  public func callAsFunction() {}
}
