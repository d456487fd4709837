import Foundation

/// A frame of a page.
@MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// The request for its content.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
