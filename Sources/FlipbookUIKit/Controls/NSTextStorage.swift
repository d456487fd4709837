import FlipbookDrawing
import Foundation

/// A text with attributes that reports its changes to the view that shows it.
open class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []
  /// Called after each change.
  var changed: (() -> Void)?

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  /// The layout managers of the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which lays this text out.
  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Takes a layout manager off the text.
  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Replaces characters, and reports the change.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed?()
  }

  /// Replaces characters and their attributes, and reports the change.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed?()
  }

  /// Replaces the attributes of a range, and reports the change.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changed?()
  }

  /// Sets one attribute of a range, and reports the change.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    changed?()
  }

  /// Sets attributes of a range, and reports the change.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    changed?()
  }

  /// Removes an attribute from a range, and reports the change.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    changed?()
  }
}
