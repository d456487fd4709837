import FlipbookCombine
import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Asks servers. A film reaches no network: every request fails as on a phone in flight mode, with a diagnostic.
///
/// Files (`file:` addresses) are read.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session that all share.
  public static let shared = URLSession(configuration: .default)

  /// The configuration. It has no effect.
  public let configuration: URLSessionConfiguration

  /// The delegate, which is never called.
  public let delegate: (any URLSessionDelegate)?
  /// The queue of the delegate, which is used for nothing.
  public let delegateQueue: OperationQueue

  /// Makes a session. The configuration has no effect.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Makes a session. The configuration has no effect, and the delegate is never called.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate, delegateQueue) = (configuration, delegate, queue ?? .main)
    guard delegate != nil else { return }
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "network.delegate",
        message: "A film reaches no network: a session's delegate receives nothing."))
  }

  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  open func data(from url: URL) async throws -> (Data, URLResponse) { try Self.answer(url) }
  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try Self.answer(request.url)
  }
  /// - Throws: `URLError.notConnectedToInternet`.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    throw Self.failure(request.url)
  }

  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  open func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    Data, URLResponse
  ) { try Self.answer(url) }

  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  open func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    Data, URLResponse
  ) { try Self.answer(request.url) }

  /// - Throws: `URLError.notConnectedToInternet`.
  open func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw Self.failure(request.url)
  }

  /// Makes a task, which reads a file or fails once it is resumed.
  open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(url, completionHandler)
  }

  /// Makes a task, which reads a file or fails once it is resumed.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request.url, completionHandler)
  }

  /// Makes a publisher, which reads a file or fails when it is subscribed to.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Makes a publisher, which reads a file or fails when it is subscribed to.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Has no effect.
  open func invalidateAndCancel() {}
  /// Has no effect.
  open func finishTasksAndInvalidate() {}

  static func answer(_ url: URL?) throws -> (Data, URLResponse) {
    guard let url, url.isFileURL else { throw failure(url) }
    let data = try Data(contentsOf: url)
    return (
      data, URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    )
  }

  fileprivate static func failure(_ url: URL?) -> URLError {
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "network.unreached",
        message: "A film reaches no network: a request to \(url?.host ?? "a server") fails."))
    return URLError(.notConnectedToInternet)
  }

  /// The answer to a request, or its failure.
  public struct DataTaskPublisher: Publisher {
    /// The bytes of a file and an answer without headers.
    public typealias Output = (data: Data, response: URLResponse)
    /// `URLError.notConnectedToInternet`, or an error of the file.
    public typealias Failure = URLError
    /// The request. Only its address counts.
    public let request: URLRequest
    /// The session that made the publisher.
    public let session: URLSession

    /// Reads the file or fails, at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let request = request
      Deferred {
        Result<Output, URLError> {
          () throws(URLError) in
          do {
            let (data, response) = try URLSession.answer(request.url)
            return (data, response)
          } catch { throw error as? URLError ?? URLError(.fileDoesNotExist) }
        }.publisher
      }.receive(subscriber: subscriber)
    }
  }
}
