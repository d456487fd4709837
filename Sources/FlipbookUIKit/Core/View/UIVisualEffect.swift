import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A change to what lies under a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Makes an effect without an effect.
  public required override init() {}
}
