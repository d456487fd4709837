import Foundation

/// An action that leads to a page. There is none in a film.
@MainActor
open class WKNavigationAction: NSObject {
  /// The request for the page.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The way that leads to the page.
  open var navigationType: WKNavigationType { .other }
  /// The frame that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that shows the page; nil for a new window.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// Whether the page is to be kept as a file.
  open var shouldPerformDownload: Bool { false }
}
