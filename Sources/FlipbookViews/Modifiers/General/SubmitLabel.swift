import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
  /// The role, by which labels differ; a description of a label names it.
  enum Role: Sendable {
    case done, go, route, send, join, search, next, `return`, `continue`
  }

  let role: Role

  /// “Done”.
  public static let done = SubmitLabel(role: .done)
  /// “Go”.
  public static let go = SubmitLabel(role: .go)
  /// “Route”.
  public static let route = SubmitLabel(role: .route)
  /// “Send”.
  public static let send = SubmitLabel(role: .send)
  /// “Join”.
  public static let join = SubmitLabel(role: .join)
  /// “Search”.
  public static let search = SubmitLabel(role: .search)
  /// “Next”.
  public static let next = SubmitLabel(role: .next)
  /// “Return”.
  public static let `return` = SubmitLabel(role: .`return`)
  /// “Continue”.
  public static let `continue` = SubmitLabel(role: .`continue`)
}
