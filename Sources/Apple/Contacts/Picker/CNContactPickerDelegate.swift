/// Hears which entry somebody chose. Nobody does in a film.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
  /// Called when somebody leaves.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when somebody chose an entry.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when somebody chose entries.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
