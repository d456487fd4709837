import FlipbookDrawing
import Foundation

/// The method that is called at the end of a message. A film never calls it.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Never called. No message is written.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
