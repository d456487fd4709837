/// An entry of an address book.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  /// Identifies the entry.
  public let identifier = UUID().uuidString
  /// Identifies the entry.
  public var id: String { identifier }
  /// The kind.
  open internal(set) var contactType = CNContactType.person
  /// The first name.
  open internal(set) var givenName = ""
  /// The second name.
  open internal(set) var middleName = ""
  /// The last name.
  open internal(set) var familyName = ""
  /// The other name.
  open internal(set) var nickname = ""
  /// The company.
  open internal(set) var organizationName = ""
  /// The work.
  open internal(set) var jobTitle = ""
  /// The numbers.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The addresses of mail.
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The addresses of post.
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The birthday; nil where it is not known.
  open internal(set) var birthday: DateComponents?
  /// The picture; nil for none.
  open internal(set) var imageData: Data?
  /// The small picture: that of ``imageData``.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }

  /// Makes an empty entry.
  public override init() {}

  /// True: entries that an app makes have all properties.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// True: entries that an app makes have all properties.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}
