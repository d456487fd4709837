import FlipbookUIKit
import Foundation

/// Scripts and their messages, which have no effect: no page runs.
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script, which doesn't run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Has no effect: no page sends messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Has no effect: no page sends messages.
  open func removeScriptMessageHandler(forName name: String) {}
}
