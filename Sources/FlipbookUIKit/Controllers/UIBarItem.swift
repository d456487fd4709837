import FlipbookDrawing
import Foundation

/// A title and an image in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// A number by which the item is found.
  open var tag = 0
  /// Whether the item can be used.
  open var isEnabled = true

  /// Makes an empty item.
  public override init() {}
}
