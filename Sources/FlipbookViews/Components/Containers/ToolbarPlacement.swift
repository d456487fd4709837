import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One of the bars of a film.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  /// The bar that follows from the place.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}
