/// A page of the web on which somebody signs in. Nobody answers in a film: the session is cancelled, in the next turn of the run
/// loop.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// Is called at the end with the address that the page leads to, or with an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The source of the window that the page is shown in. It is never asked.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page keeps nothing. It has no effect.
  open var prefersEphemeralWebBrowserSession = false
  /// Parts of the heads of requests. They have no effect.
  open var additionalHeaderFields: [String: String]?
  private var completion: CompletionHandler?

  /// Makes a session.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }
  /// Makes a session.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Whether the session can start.
  open var canStart: Bool { completion != nil }

  /// Reports that the session was cancelled.
  @discardableResult
  open func start() -> Bool {
    guard let completion else { return false }
    self.completion = nil
    DispatchQueue.main.async { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    return true
  }

  /// Ends the session without a report.
  open func cancel() { completion = nil }
}
