import Foundation

extension AttributedString {
  /// Makes a text with the attributes of UIKit's that another has.
  public init(_ nsStr: NSAttributedString) { self.init(nsStr, includesKit: true) }

  /// Makes a text with those attributes of another that are in a scope such as `\.uiKit`.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  )
    throws
  { try self.init(nsStr, including: S.self) }

  /// Makes a text with those attributes of another that are in a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr, includesKit: scope == AttributeScopes.UIKitAttributes.self)
  }

  private init(_ text: NSAttributedString, includesKit: Bool) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      append(
        AttributedString(
          part, attributes: includesKit ? AttributeContainer(attributes) : AttributeContainer()))
    }
  }
}
