import FlipbookDrawing
import Foundation

/// An action that is offered by name. A film never performs it.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action. Returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The name of the action with attributes.
  open var attributedName: NSAttributedString
  /// The image of the action; nil for none.
  open var image: UIImage?
  /// The object whose method is called; it is not retained.
  open weak var target: NSObject?
  /// The method that the action calls.
  open var selector: Selector?
  /// The block that the action calls.
  open var actionHandler: Handler?
  /// The name of the group in which the action stands.
  open var category: String?

  /// Makes an action that calls a block.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    attributedName = NSAttributedString(string: name)
  }

  /// Makes an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as? NSObject
    attributedName = NSAttributedString(string: name)
  }

  /// Makes an action that calls a block.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    name = attributedName.string
  }
}
