import FlipbookDrawing
import Foundation

/// How the writing of a letter ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

/// Has a letter written. A film sends none: an empty page.
open class MFMailComposeViewController: UINavigationController {
  /// Always false: nobody is written to.
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// An empty page, with a diagnostic.
  public init() {
    super.init(nibName: nil, bundle: nil)
    unsupported("MFMailComposeViewController.init", when: true)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}

/// Hears how a letter ended; in a film none does.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
