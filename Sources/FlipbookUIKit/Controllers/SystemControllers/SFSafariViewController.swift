import FlipbookDrawing
import Foundation

/// A page of the web. A film reaches no network, and the page is empty.
open class SFSafariViewController: UIViewController {
  /// The options of the browser.
  public final class Configuration: NSObject {
    /// Has no effect. No page is shown.
    public var entersReaderIfAvailable = false
    /// Has no effect. No page is shown.
    public var barCollapsingEnabled = true
  }

  /// The title of the button that closes the browser.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  /// Never called. Nobody closes the browser.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Has no effect. No bars are shown.
  open var preferredBarTintColor: UIColor?
  /// Has no effect. No bars are shown.
  open var preferredControlTintColor: UIColor?
  /// Has no effect. No bars are shown.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The options of the browser. They have no effect.
  public let configuration: Configuration

  /// Makes an empty page, with a diagnostic.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    unsupported("SFSafariViewController.init", when: true)
  }

  /// Makes an empty page, with a diagnostic.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
