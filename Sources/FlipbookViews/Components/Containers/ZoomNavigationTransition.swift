import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A page that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  let key: ZoomKey

  init(key: ZoomKey) { self.key = key }
}
