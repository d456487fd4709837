import Foundation

/// The actions that menus over a text call. Every responder has them.
///
/// UIKit's is a protocol. It is a class here, for the compiler knows no method of a protocol apart from an object, and
/// scenes name them in `#selector`.
@MainActor @preconcurrency
open class UIResponderStandardEditActions {
  init() {}

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
