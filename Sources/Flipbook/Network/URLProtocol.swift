import Foundation

/// Answers requests in place of a server. A film asks no class of these: a request fails as without them.
open class URLProtocol: NSObject, @unchecked Sendable {
  /// The request that is answered.
  public let request: URLRequest
  /// An earlier answer; nil for none.
  public let cachedResponse: CachedURLResponse?
  /// Takes the answer.
  public let client: (any URLProtocolClient)?

  /// Makes one for a request.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
  }

  /// Whether the class answers a request; false unless overridden.
  open class func canInit(with request: URLRequest) -> Bool { false }
  /// Whether the class answers a task; false unless overridden.
  open class func canInit(with task: URLSessionTask) -> Bool { false }
  /// Returns the request as it is kept; the same unless overridden.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  /// Whether two requests have the same answer.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

  /// Begins to answer.
  open func startLoading() {}
  /// Ends answering.
  open func stopLoading() {}

  /// Adds a class to those that are asked, and has no effect.
  ///
  /// - Returns: Always true.
  @discardableResult
  open class func registerClass(
    _ protocolClass: AnyClass, file: String = #fileID, line: Int = #line
  ) -> Bool {
    unsupported("URLProtocol.registerClass", file, line)
    return true
  }

  /// Takes a class from those that are asked.
  open class func unregisterClass(_ protocolClass: AnyClass) {}
}
