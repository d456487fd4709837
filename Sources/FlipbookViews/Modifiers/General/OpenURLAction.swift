import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The action that opens an address: the scene's own, else none.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The outcome of opening an address.
  public struct Result: Sendable {
    let isAccepted: Bool
    /// The scene did what the address says.
    public static let handled = Result(isAccepted: true)
    /// The scene can't do anything with it.
    public static let discarded = Result(isAccepted: false)
    /// The system opens it; in a film it does nothing.
    public static let systemAction = Result(isAccepted: false)
    /// The system opens another address; in a film it does nothing.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (@MainActor (URL) -> Result)?

  nonisolated init() { handler = nil }

  /// Makes an action of the scene's own.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Runs the scene's own action; without one it has no effect in a film.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Runs the scene's own action and says whether that took the address.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}
