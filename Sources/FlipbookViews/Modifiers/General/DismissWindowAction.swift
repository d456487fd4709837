import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Closes a window; that of a film stays.
public struct DismissWindowAction: Sendable {
  /// Closes the window; has no effect in a film.
  public func callAsFunction() {}
  /// Closes a window by its name; has no effect in a film.
  public func callAsFunction(id: String) {}
  /// Closes the window of a value; has no effect in a film.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
