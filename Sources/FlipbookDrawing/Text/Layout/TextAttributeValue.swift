import Foundation

/// The value of a ``TextAttribute`` in a text. It is never changed, which makes it safe to share.
package struct TextAttributeValue: Hashable, @unchecked Sendable {
  package let value: any TextAttribute
  private let type: ObjectIdentifier
  /// The identity of the value among others of its type.
  private let identity: AnyHashable

  package init(_ value: any TextAttribute) {
    self.value = value
    type = ObjectIdentifier(Swift.type(of: value))
    if let hashable = value as? any Hashable {
      identity = AnyHashable(hashable)
    } else if Swift.type(of: value) is AnyClass {
      identity = AnyHashable(ObjectIdentifier(value as AnyObject))
    } else {
      identity = AnyHashable(String(reflecting: value))
    }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.type == rhs.type && lhs.identity == rhs.identity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(identity)
  }
}
