import Foundation

/// The meaning of a text field's content, for completion.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name. Has no effect: nothing is completed.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name. Has no effect.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name. Has no effect.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account. Has no effect.
  public static let username = UITextContentType(rawValue: "username")
  /// A password. Has no effect.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made. Has no effect.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent. Has no effect.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of e-mail. Has no effect.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number. Has no effect.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The number of a card. Has no effect.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A postal code. Has no effect.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// An address of a page. Has no effect.
  public static let URL = UITextContentType(rawValue: "url")
}
