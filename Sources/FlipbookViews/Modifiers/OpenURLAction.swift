import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The action that opens an address: none, in a film.
@MainActor @preconcurrency
public struct OpenURLAction {
  nonisolated init() {}
  /// Has no effect in a film.
  public func callAsFunction(_ url: URL) {}
}
