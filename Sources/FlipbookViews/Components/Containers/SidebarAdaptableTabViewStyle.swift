import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A bar of labels: a telephone has no room for a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}
