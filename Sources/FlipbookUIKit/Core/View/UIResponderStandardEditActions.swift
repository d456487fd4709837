import Foundation

/// The actions of keys and of menus over text. A film has neither. Every responder has them.
///
/// UIKit's is a protocol. Here it is the base class of responders: scenes name its methods in `#selector`,
/// and without Objective-C the compiler finds no method of a protocol apart from an object.
@MainActor @preconcurrency
open class UIResponderStandardEditActions: NSObject {
  /// Makes a responder.
  public override init() {}

  /// A copy, as the class makes it. Named without arguments, `copy` is the action below, as of UIKit's protocol, which has no other.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { super.copy() }

  /// Does nothing unless overridden. A film shows no menu over text.
  open func copy(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func cut(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func paste(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func select(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func delete(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func decreaseSize(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func printContent(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func pasteAndGo(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing unless overridden. A film shows no menu over text.
  open func pasteAndSearch(_ sender: Any?) {}
}
