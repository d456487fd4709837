import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Fetches what is shown anew.
@MainActor @preconcurrency
public struct RefreshAction {
  let action: @MainActor () async -> Void
  /// Runs the action and waits for it.
  public func callAsFunction() async { await action() }
}
