import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Opens a window. A film has only one, so the action has no effect.
public struct OpenWindowAction: Sendable {
  /// Opens a window by its name; has no effect in a film.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value; has no effect in a film.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens a window by its name for a value; has no effect in a film.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
