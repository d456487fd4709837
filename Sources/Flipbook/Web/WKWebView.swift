import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// A page of the web. A film reaches no network and lays out no pages: the view is its plain ground.
open class WKWebView: UIView {
  /// The settings that it was made with.
  public let configuration: WKWebViewConfiguration
  /// Has no effect: nothing is loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Has no effect: no page asks for anything.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that a page would scroll in, which is empty.
  public let scrollView = UIScrollView()
  /// Has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Has no effect.
  open var customUserAgent: String?
  /// Has no effect.
  open var isInspectable = false
  /// The address that was asked for last.
  open private(set) var url: URL?
  /// Nil: no page was loaded.
  open var title: String? { nil }
  /// False: nothing is loaded.
  open var isLoading: Bool { false }
  /// 0: nothing is loaded.
  open var estimatedProgress: Double { 0 }
  /// False: there is no earlier page.
  open var canGoBack: Bool { false }
  /// False: there is no later page.
  open var canGoForward: Bool { false }

  /// Makes a view with settings, which have no effect.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .white
  }

  /// Makes a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Records that no page is shown.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    unsupported("WKWebView.load")
    return nil
  }

  /// Records that no page is shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    unsupported("WKWebView.loadHTMLString")
    return nil
  }

  /// Records that no page is shown.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    self.url = url
    unsupported("WKWebView.loadFileURL")
    return nil
  }

  /// Has no effect: there is no page.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Has no effect: there is no page.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Has no effect: there is no page.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Has no effect: nothing is loaded.
  open func stopLoading() {}
  /// Has no effect: no page runs scripts.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {}
}
