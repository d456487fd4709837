import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Ends the presentation that a view is in.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void
  /// Ends the presentation, or leaves the pushed view.
  public func callAsFunction() { action() }
}
