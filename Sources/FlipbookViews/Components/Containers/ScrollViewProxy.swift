import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves the scroll views inside a reader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  let context: ScrollReaderContext

  /// Brings the view with an identity into sight.
  ///
  /// - Parameter anchor: The point of the view, and of the scroll view, that are to meet; nil for the shortest way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    context.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
