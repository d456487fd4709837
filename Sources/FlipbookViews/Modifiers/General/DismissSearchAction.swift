import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: (@MainActor () -> Void)?
  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }
  /// Closes the search around and clears its text. Does nothing outside of a search.
  public func callAsFunction() { action?() }
}
