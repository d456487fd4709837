import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The parts that views give the bar over them.
struct NavigationBarItems {
  var title = NavigationTitle()
  var isHidden = false
  /// Whether the bar is hidden by a search that is open.
  var isSearching = false
  /// Whether a field to search in stands below the bar.
  var hasSearch = false
  var hidesBack: Bool?
  /// Whether an item leaves the page without an effect.
  var cancels = false
  var leading: AnyView?
  var trailing: AnyView?
  var principal: AnyView?
  /// Whether the page zooms from a view.
  var zooms = false
  /// The choices of the title.
  var titleMenu: AnyView?
  /// Of the bar at the bottom.
  var bottom: AnyView?
  var appearance = BarAppearance()
  var bottomAppearance = BarAppearance()
}
