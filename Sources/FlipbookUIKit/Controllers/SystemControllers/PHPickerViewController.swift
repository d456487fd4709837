import FlipbookDrawing
import FlipbookViews
import Foundation

/// A page for choosing pictures. A film has no library of pictures, and the page is empty.
open class PHPickerViewController: UIViewController {
  /// Never called. Nobody chooses a picture.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The settings of the picker.
  public let configuration: PHPickerConfiguration

  /// Makes an empty page, with a diagnostic.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    unsupported("PHPickerViewController.init", when: true)
  }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
