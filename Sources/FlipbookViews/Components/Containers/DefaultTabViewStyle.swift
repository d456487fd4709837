import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual look: a bar of labels.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}
