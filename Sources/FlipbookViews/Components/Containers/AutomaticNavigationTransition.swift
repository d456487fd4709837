import FlipbookDrawing
import Foundation

/// The usual transition: the page is pushed.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}
