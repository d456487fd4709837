import FlipbookDrawing
import Foundation

/// The method that is called when the browser is closed. A film never calls it.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Never called. Nobody closes the browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Never called. Nobody closes the browser.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
