import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The data of a drag from one view to another; empty in a film.
public final class NSItemProvider: @unchecked Sendable {
  /// Makes an empty provider.
  public init() {}
  /// Makes a provider of an object; nothing is kept of it.
  public init(object: Any) {}
}
