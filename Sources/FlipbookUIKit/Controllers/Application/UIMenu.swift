import FlipbookDrawing
import Foundation

/// A menu. It is not opened in a film.
open class UIMenu: UIMenuElement {
  /// The lines of the menu.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
