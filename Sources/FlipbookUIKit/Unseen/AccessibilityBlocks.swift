import Foundation

/// Gives a property of an element when assistive technology asks for it.
public typealias AXBoolReturnBlock = () -> Bool
/// Gives a property of an element when assistive technology asks for it.
public typealias AXStringReturnBlock = () -> String?
/// Gives a property of an element when assistive technology asks for it.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Gives a property of an element when assistive technology asks for it.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Gives a property of an element when assistive technology asks for it.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The blocks of a responder. They are kept; a film has nobody who calls them.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
}

/// Something that automation finds by a name.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIResponder: UIAccessibilityIdentification {}
