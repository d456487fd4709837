import Foundation

/// Follows the loads of a web view. It is never called: nothing is loaded.
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// A page was loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page could not be loaded.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Decides on a page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
  /// Has no effect.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Has no effect.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}
