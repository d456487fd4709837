import FlipbookDrawing
import FlipbookViews
import Foundation

/// A page that picks files. A film has no files of a person's, and the page is empty, with a diagnostic.
open class UIDocumentPickerViewController: UIViewController {
  /// Never called. Nobody picks a file.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Has no effect. Nobody picks a file.
  open var allowsMultipleSelection = false
  /// Has no effect. No file is shown.
  open var shouldShowFileExtensions = false
  /// Has no effect. No file is shown.
  open var directoryURL: URL?

  /// Makes an empty page, with a diagnostic.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    unsupported("UIDocumentPickerViewController.init", when: true)
  }

  /// Makes an empty page, with a diagnostic.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    unsupported("UIDocumentPickerViewController.init", when: true)
  }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
