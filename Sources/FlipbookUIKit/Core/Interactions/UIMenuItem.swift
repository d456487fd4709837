import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// An entry of the menu over selected text.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// The title of the entry.
  open var title: String
  /// The method that the entry would call.
  open var action: Selector

  /// Makes an entry.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
