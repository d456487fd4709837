import FlipbookCombine
import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Asks servers. A film reaches no network: every request fails as on a phone in flight mode, with a diagnostic.
///
/// Files (`file:` addresses) are read.
open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration

  public init(configuration: URLSessionConfiguration) { self.configuration = configuration }

  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  open func data(from url: URL) async throws -> (Data, URLResponse) { try Self.answer(url) }

  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) { try Self.answer(request.url) }

  /// - Throws: `URLError.notConnectedToInternet`.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    throw Self.failure(request.url)
  }

  open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(url, completionHandler)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request.url, completionHandler)
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}

  fileprivate static func answer(_ url: URL?) throws -> (Data, URLResponse) {
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
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

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

/// One request. Its handler is called on the film's next turn after it was resumed.
open class URLSessionDataTask: NSObject, @unchecked Sendable {
  private let url: URL?
  private let handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  private var isBegun = false

  init(_ url: URL?, _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
    (self.url, self.handler) = (url, handler)
  }

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

  open func cancel() { isBegun = true }
  open func suspend() {}
}

/// What all requests of a session have.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// In seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var waitsForConnectivity = false
}
