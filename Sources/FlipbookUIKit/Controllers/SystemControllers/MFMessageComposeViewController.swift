import FlipbookDrawing
import Foundation

/// A page for writing a message. A film sends none, and the page is empty.
open class MFMessageComposeViewController: UINavigationController {
  /// Always false. A film sends no messages.
  open class func canSendText() -> Bool { false }
  /// Always false. A film sends no messages.
  open class func canSendAttachments() -> Bool { false }
  /// Always false. A film sends no messages.
  open class func canSendSubject() -> Bool { false }

  /// Never called. No message is written.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Has no effect. No message is written.
  open var recipients: [String]?
  /// Has no effect. No message is written.
  open var subject: String?
  /// Has no effect. No message is written.
  open var body: String?

  /// Makes an empty page, with a diagnostic.
  public init() {
    super.init(nibName: nil, bundle: nil)
    unsupported("MFMessageComposeViewController.init", when: true)
  }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
