extension CNContact {
  /// Entries of a name. Nothing is there to fulfil it.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Entries of a number. Nothing is there to fulfil it.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: true)
  }
}
