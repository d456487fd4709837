import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style: a bar of labels.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}
