import FlipbookDrawing
import Foundation

/// A page for writing a letter. A film sends none, and the page is empty.
open class MFMailComposeViewController: UINavigationController {
  /// Always false. A film sends no letters.
  open class func canSendMail() -> Bool { false }

  /// Never called. No letter is written.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Makes an empty page, with a diagnostic.
  public init() {
    super.init(nibName: nil, bundle: nil)
    unsupported("MFMailComposeViewController.init", when: true)
  }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does nothing. No letter is written.
  open func setSubject(_ subject: String) {}
  /// Does nothing. No letter is written.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing. No letter is written.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing. No letter is written.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Does nothing. No letter is written.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing. No letter is written.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
