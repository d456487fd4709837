import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How grave what a dialog says is.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  /// The usual severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Nothing grave.
  public static let standard = DialogSeverity(name: "standard")
  /// A warning of a loss.
  public static let critical = DialogSeverity(name: "critical")
}
