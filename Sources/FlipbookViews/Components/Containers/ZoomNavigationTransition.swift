import FlipbookDrawing
import Foundation

/// A page that grows out of a view; in a film it is pushed.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}
