import FlipbookDiagnostics

/// The address book of a device. It is empty, and nobody allows an app to see it.
public final class CNContactStore: NSObject, @unchecked Sendable {
  /// Makes the access to the address book.
  public override init() {}

  private func refuse() -> CNError {
    DiagnosticCollector.current.warn(
      "contacts.refused", "The film's device has no address book, and nobody allows an app to see it.")
    return CNError(code: .authorizationDenied)
  }

  /// `notDetermined`: nobody is asked.
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  /// Nobody is asked in a film, and the handler is not called.
  public func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { _ = refuse() }
  /// Fails: nobody is asked in a film.
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refuse() }

  /// Fails: nobody allowed it.
  public func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refuse() }
  /// Fails: nobody allowed it.
  public func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refuse() }
  /// Fails: nobody allowed it.
  public func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refuse() }
  /// Fails: nobody allowed it.
  public func execute(_ saveRequest: CNSaveRequest) throws { throw refuse() }
}
