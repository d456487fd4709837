import Foundation

/// The actions that menus over a text and keys call; a film has neither. Every responder has them.
///
/// UIKit's is a protocol. Here it is the base class of responders: scenes name its methods in `#selector`, and without
/// Objective-C the compiler finds no method of a protocol apart from an object.
@MainActor @preconcurrency
open class UIResponderStandardEditActions: NSObject {
  public override init() {}

  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
}
