import Foundation

/// An action that leads to a page. There is none in a film.
@MainActor
open class WKNavigationAction: NSObject {
  /// The request for the page.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
