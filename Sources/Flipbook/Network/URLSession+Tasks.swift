import Foundation

extension URLSession {
  /// An answer to a server's question after a name.
  public enum AuthChallengeDisposition: Int, Hashable, Sendable {
    /// A name answers it.
    case useCredential
    /// It is answered as without a delegate.
    case performDefaultHandling
    /// The request is broken off.
    case cancelAuthenticationChallenge
    /// The next part of the server is tried.
    case rejectProtectionSpace
  }

  /// Makes a task without a handler, which reads a file or fails once it is resumed.
  public func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(url) { _, _, _ in } }
  /// Makes a task without a handler, which reads a file or fails once it is resumed.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request.url) { _, _, _ in }
  }
  /// Makes a task, which fails once it is resumed.
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(request.url, completionHandler) }

  /// Makes a task, which fails once it is resumed. A file's own address is given for a file.
  public func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(url, completionHandler) }
  /// Makes a task, which fails once it is resumed. A file's own address is given for a file.
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(request.url, completionHandler) }
  /// Makes a task without a handler, which fails once it is resumed.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(url) { _, _, _ in }
  }
  /// Makes a task without a handler, which fails once it is resumed.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request.url) { _, _, _ in }
  }

  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { (url, try Self.answer(url).1) }
  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let response = try Self.answer(request.url).1
    return (request.url ?? response.url ?? URL(fileURLWithPath: "/"), response)
  }
}
