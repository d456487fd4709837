import Foundation

/// A mark of your own on a part of a text, for a text renderer to find.
public protocol TextAttribute {}

extension Text {
  /// Marks the text. Of two values of one type the inner one wins.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    let key = ObjectIdentifier(T.self)
    for index in copy.segments.indices where copy.segments[index].attributes.custom[key] == nil {
      copy.segments[index].attributes.custom[key] = TextAttributeValue(value)
    }
    return copy
  }
}
