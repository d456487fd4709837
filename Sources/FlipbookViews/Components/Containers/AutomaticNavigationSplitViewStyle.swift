import FlipbookDrawing
import Foundation

/// The usual shares.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}
