import Foundation

extension UITextView {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
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
    return (0...(text ?? "").utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns how many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the text of a range.
  public func text(in range: UITextRange) -> String? {
    let units = Array((text ?? "").utf16)
    let bounds = max(0, range.start.offset)..<min(units.count, max(range.start.offset, range.end.offset))
    return String(decoding: units[bounds], as: UTF16.self)
  }
}
