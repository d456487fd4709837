import Foundation

extension URLSession {
  /// Reads a file. A film reaches no network, and the delegate receives nothing.
  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  public func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
  {
    try await data(from: url)
  }

  /// Reads a file. A film reaches no network, and the delegate receives nothing.
  /// - Throws: `URLError.notConnectedToInternet`, or what reading a file throws.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await data(for: request) }

  /// Fails: a film reaches no network.
  /// - Throws: `URLError.notConnectedToInternet`.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await upload(for: request, from: bodyData) }
}
