import FlipbookDrawing
import Foundation

/// A way of moving from element to element. A film never uses it.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Hashable, Sendable { case previous = 0, next }

  /// The kind of element that a system's rotor finds.
  public enum SystemRotorType: Int, Hashable, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    case textField, table, list, landmark
  }

  /// Returns the next element; nil for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String
  /// The name of the rotor with attributes.
  open var attributedName: NSAttributedString
  /// The block that finds the next element. It is never called.
  open var itemSearchBlock: Search
  /// The kind of element that the rotor finds.
  public let systemRotorType: SystemRotorType

  /// Makes a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    attributedName = NSAttributedString(string: name)
  }

  /// Makes a rotor of the system.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    attributedName = NSAttributedString(string: "")
  }
}
