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
  /// A title before a name. Has no effect.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A title after a name. Has no effect.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A middle name. Has no effect.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A nickname. Has no effect.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A position at work. Has no effect.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company. Has no effect.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place. Has no effect.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number. Has no effect.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address. Has no effect.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address. Has no effect.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city. Has no effect.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state. Has no effect.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and its state. Has no effect.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city. Has no effect.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country. Has no effect.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A date and a time. Has no effect.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight. Has no effect.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel. Has no effect.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The month in which a card ends. Has no effect.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month of that date. Has no effect.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year of that date. Has no effect.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The code of a card. Has no effect.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a card. Has no effect.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a card. Has no effect.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The last name on a card. Has no effect.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The kind of a card. Has no effect.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A birthday. Has no effect.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birthday. Has no effect.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birthday. Has no effect.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birthday. Has no effect.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}
