import FlipbookDrawing
import FlipbookMotion
import Foundation

/// In which order the rows of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The usual order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first row is nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The first row is at the top.
  public static let fixed = MenuOrder(name: "fixed")
}
