import FlipbookDrawing
import Foundation

// What assistive technology can do with an element beyond a tap. A film has none.

/// A part of a screen that is no view of its own.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var isAccessibilityElement: Bool {
    get { unseen?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
}

/// An action that is offered by name.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: NSObject?
  open var selector: Selector?
  open var actionHandler: Handler?
  open var category: String?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    attributedName = NSAttributedString(string: name)
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as? NSObject
    attributedName = NSAttributedString(string: name)
  }

  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    name = attributedName.string
  }
}

/// A way to go from element to element.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Hashable, Sendable { case previous = 0, next }

  public enum SystemRotorType: Int, Hashable, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    case textField, table, list, landmark
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    attributedName = NSAttributedString(string: name)
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    attributedName = NSAttributedString(string: "")
  }
}

/// What a rotor looks for.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() {}
}

/// What a rotor has found.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: AnyObject?
  open var targetRange: UITextRange?
  public override init() {}
  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// A range of a text that an element shows.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  public override init() {}
}

/// Which way pages are turned.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// How to go through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic = 0
  case separate, combined
}

/// How the elements of a container belong together.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}

/// More that is known of an element.
@MainActor @preconcurrency
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Hashable, Sendable { case `default` = 0, high }

  public let label: String
  public let value: String
  open var importance = Importance.default

  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// What has more to tell of itself.
@MainActor @preconcurrency
public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Nil where it is not implemented.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get set }
}

extension AXCustomContentProvider {
  /// Not implemented.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    get { nil }
    set {}
  }
}
