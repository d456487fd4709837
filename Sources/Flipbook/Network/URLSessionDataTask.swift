import FlipbookCombine
import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// One request. Its handler is called on the film's next turn after it was resumed.
open class URLSessionDataTask: NSObject, @unchecked Sendable {
  private let url: URL?
  private let handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  private var isBegun = false
  /// The request that the task was made with; nil for one without an address.
  open var originalRequest: URLRequest? { url.map { URLRequest(url: $0) } }
  /// The request now, which nothing redirects.
  open var currentRequest: URLRequest? { originalRequest }

  init(_ url: URL?, _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
    (self.url, self.handler) = (url, handler)
  }

  /// Begins the task. Further calls have no effect.
  open func resume() {
    guard !isBegun else { return }
    isBegun = true
    let (url, handler) = (url, handler)
    DispatchQueue.main.async {
      do {
        let (data, response) = try URLSession.answer(url)
        handler(data, response, nil)
      } catch {
        handler(nil, nil, error)
      }
    }
  }

  /// Keeps a task from beginning; one that has begun goes on.
  open func cancel() { isBegun = true }
  /// Has no effect.
  open func suspend() {}
}
