import FlipbookDrawing
import Foundation

/// A key of a keyboard that calls a method. A film has no keyboard.
open class UIKeyCommand: UIMenuElement {
  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that the key would call.
  public let action: Selector?
  /// The description of the command; nil for none.
  open var discoverabilityTitle: String?
  /// Has no effect. A film has no keyboard.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    (self.action, self.input) = (action, input)
    (self.modifierFlags, self.discoverabilityTitle) = (modifierFlags, discoverabilityTitle)
    super.init(title: title, image: image)
  }

  /// Makes a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}

extension UIViewController {
  /// Does nothing. A film has no keyboard.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Does nothing. A film has no keyboard.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
