import FlipbookDrawing
import Foundation

/// Shows a page of the web. A film reaches no network: an empty page.
open class SFSafariViewController: UIViewController {
  /// How the browser begins.
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  /// An empty page, with a diagnostic.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    unsupported("SFSafariViewController.init", when: true)
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}

/// Hears that the browser is closed; in a film nobody closes it.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
