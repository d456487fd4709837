import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Columns, of which a phone shows one.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
