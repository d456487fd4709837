import Foundation

/// A view whose text is edited. Places are counted in UTF-16 units.
@MainActor public protocol UITextInput: AnyObject {
  /// The whole text; empty for none.
  var _content: String { get }
}

extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(_content.utf16.count) }
  /// Always the end of the text, where typing adds to it. Setting it has no effect.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(endOfDocument, endOfDocument) }
    set {}
  }
  /// Returns the range between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
  /// Returns the place that is so many UTF-16 units after another; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0..._content.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns how many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the text of a range, as far as there is one.
  public func text(in range: UITextRange) -> String? {
    let units = Array(_content.utf16)
    let end = min(units.count, max(0, range.end.offset))
    return String(decoding: units[min(end, max(0, range.start.offset))..<end], as: UTF16.self)
  }
}

extension UITextField: UITextInput {
  /// The whole text; empty for none.
  public var _content: String { text ?? "" }
}

extension UITextView: UITextInput {
  /// The whole text; empty for none.
  public var _content: String { text ?? "" }
}
