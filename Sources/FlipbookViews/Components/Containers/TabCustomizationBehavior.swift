import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The changes that people may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The usual changes.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// None.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// Its order.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}
