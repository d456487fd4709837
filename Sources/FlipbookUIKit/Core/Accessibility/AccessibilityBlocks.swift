import Foundation

/// Returns a flag of an element. It is never called.
public typealias AXBoolReturnBlock = () -> Bool

/// Returns a text of an element. It is never called.
public typealias AXStringReturnBlock = () -> String?

/// Returns the elements inside an element. It is never called.
public typealias AXArrayReturnBlock = () -> [Any]?

/// Returns the traits of an element. It is never called.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits

/// Returns the additional texts about an element. It is never called.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The blocks of a responder. They are kept and never called.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
}

extension UIResponder: UIAccessibilityIdentification {}
