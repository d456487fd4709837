import FlipbookDiagnostics

/// A list of entries to choose from. Another process draws it on a phone; here it is empty.
open class CNContactPickerViewController: UIViewController {
  /// Hears which entry somebody chose.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that are shown; nil for all.
  open var displayedPropertyKeys: [String]?
  /// Entries that can be chosen; nil for all.
  open var predicateForEnablingContact: NSPredicate?

  /// Says that the list is empty.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    DiagnosticCollector.current.warn("contacts.picker", "The list of an address book is drawn empty.")
  }
}
