import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The width of a room between items.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As wide as can be.
  public static let flexible = SpacerSizing(name: "flexible")
  /// Of a fixed width.
  public static let fixed = SpacerSizing(name: "fixed")
}
