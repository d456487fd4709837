import FlipbookDrawing
import Foundation

/// How a page comes over another.
public protocol NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition: the page is pushed.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view that is its source.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(key: ZoomKey(id: sourceID, namespace: namespace))
  }
}
