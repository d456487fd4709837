import Foundation

/// Takes messages of scripts. It is never called: no page runs.
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Takes a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
