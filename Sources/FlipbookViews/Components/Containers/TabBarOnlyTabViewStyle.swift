import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A bar of labels.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}
