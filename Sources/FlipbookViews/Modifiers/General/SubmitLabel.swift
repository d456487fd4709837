import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
  /// “Done”.
  public static let done = SubmitLabel()
  /// “Go”.
  public static let go = SubmitLabel()
  /// “Route”.
  public static let route = SubmitLabel()
  /// “Send”.
  public static let send = SubmitLabel()
  /// “Join”.
  public static let join = SubmitLabel()
  /// “Search”.
  public static let search = SubmitLabel()
  /// “Next”.
  public static let next = SubmitLabel()
  /// “Return”.
  public static let `return` = SubmitLabel()
  /// “Continue”.
  public static let `continue` = SubmitLabel()
}
