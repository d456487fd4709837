/// Writes names.
public final class CNContactFormatter: NSObject {
  /// The way of writing.
  public var style = CNContactFormatterStyle.fullName

  /// The name of an entry; nil for one without.
  public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// The name of an entry; nil for one without.
  public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    let text = names.isEmpty ? contact.organizationName : names.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
  /// Names the properties that a name needs.
  public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
