import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of an item of a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable { case leading, trailing, principal, bottom, none }
  let side: Side
  /// Whether it confirms the purpose of the page, and so is bold.
  var isConfirmation = false
  /// Whether it leaves the page without an effect.
  var isCancellation = false
  /// The trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// The place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// The leading side of the bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The trailing side of the bar.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The trailing side of the bar, bold.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isConfirmation: true)
  /// The leading side of the bar. In a sheet the title is small then, unless the page says otherwise.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading, isCancellation: true)
  /// The trailing side of the bar.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// The leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The leading side of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing side of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// The bar at the bottom.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// The trailing side of the bar.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// The place of the title.
  public static let title = ToolbarItemPlacement(side: .principal)
  /// The place of the large title; such an item isn't shown.
  public static let largeTitle = ToolbarItemPlacement(side: .none)
  /// The place of the subtitle; such an item isn't shown.
  public static let subtitle = ToolbarItemPlacement(side: .none)
  /// The place of the subtitle under a large title; such an item isn't shown.
  public static let largeSubtitle = ToolbarItemPlacement(side: .none)
  /// The bar at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(side: .bottom)
  /// A bar under the navigation bar; the place of the title in a film.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .principal }
  /// Above a keyboard, of which a film has none; such an item isn't shown.
  public static let keyboard = ToolbarItemPlacement(side: .none)
}
