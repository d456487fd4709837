/// A change of the address book.
public final class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Has no effect: nobody allows a change.
  public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Has no effect: nobody allows a change.
  public func update(_ contact: CNMutableContact) {}
  /// Has no effect: nobody allows a change.
  public func delete(_ contact: CNMutableContact) {}
}
