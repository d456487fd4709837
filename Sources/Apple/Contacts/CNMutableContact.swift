/// An entry of an address book that an app makes.
public final class CNMutableContact: CNContact, @unchecked Sendable {
  /// The kind.
  public override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  /// The first name.
  public override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The second name.
  public override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The last name.
  public override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// The company.
  public override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// The work.
  public override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// The numbers.
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// The addresses of mail.
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// The birthday; nil where it is not known.
  public override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// The picture; nil for none.
  public override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}
