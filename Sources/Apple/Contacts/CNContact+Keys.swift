/// The property of an entry's first name.
public let CNContactGivenNameKey = "givenName"
/// The property of an entry's last name.
public let CNContactFamilyNameKey = "familyName"
/// The property of an entry's second name.
public let CNContactMiddleNameKey = "middleName"
/// The property of an entry's other name.
public let CNContactNicknameKey = "nickname"
/// The property of an entry's company.
public let CNContactOrganizationNameKey = "organizationName"
/// The property of an entry's work.
public let CNContactJobTitleKey = "jobTitle"
/// The property of an entry's numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The property of an entry's addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The property of an entry's addresses of post.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The property of an entry's birthday.
public let CNContactBirthdayKey = "birthday"
/// The property of an entry's picture.
public let CNContactImageDataKey = "imageData"
/// The property of an entry's small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The property of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The property of an entry's identifier.
public let CNContactIdentifierKey = "identifier"
/// The property of an entry's kind.
public let CNContactTypeKey = "contactType"
