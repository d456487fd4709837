import Foundation

/// A message of a page's script. There are none in a film.
open class WKScriptMessage: NSObject {
  /// The handler's name.
  open var name: String { "" }
  /// The value that was sent.
  open var body: Any { "" }
}
