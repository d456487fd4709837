import FlipbookDrawing
import Foundation

/// How the writing of a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent, failed
}

/// Has a message written. A film sends none: an empty page.
open class MFMessageComposeViewController: UINavigationController {
  /// Always false: nobody is written to.
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?

  /// An empty page, with a diagnostic.
  public init() {
    super.init(nibName: nil, bundle: nil)
    unsupported("MFMessageComposeViewController.init", when: true)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}

/// Hears how a message ended; in a film none does.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
