import Foundation

/// Takes what a protocol of the scene's own has to say of its request.
public protocol URLProtocolClient: AnyObject {
  /// The request is another one.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// An earlier answer holds.
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  /// The head of the answer is there.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: CachedURLResponse.StoragePolicy)
  /// A part of the body is there.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// The answer is whole.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// The request failed.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// A server asks after a name.
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  /// A server's question is withdrawn.
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}
