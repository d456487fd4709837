import FlipbookDrawing
import Foundation

/// The method that is called at the end of a letter. A film never calls it.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Never called. No letter is written.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Never called. No letter is written.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
