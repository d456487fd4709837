import FlipbookDrawing
import Foundation

/// The menu of a long touch, and the view in place of what is touched.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The identity that the scene gave.
  public let identifier: any NSCopying
  /// The order of the lines: the first is nearest to the part where it is `priority`, and at the top otherwise.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let makePreview: (() -> UIViewController?)?
  let makeMenu: (([UIMenuElement]) -> UIMenu?)?

  /// The order of the lines of a menu.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic = 0
    case priority, fixed
  }

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - previewProvider: Makes the controller in place of the part; nil for the part itself.
  ///   - actionProvider: Makes the menu; its argument is empty.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (makePreview, makeMenu) = (previewProvider, actionProvider)
  }
}
