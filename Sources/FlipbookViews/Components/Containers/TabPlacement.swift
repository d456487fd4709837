import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of a tab where there is room for more than a bar.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// The usual place.
  public static let automatic = TabPlacement(name: "automatic")
  /// The bar, always.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
