import Foundation
import Testing

@testable import Flipbook

@Suite("Protocols of addresses")
struct URLProtocolTests {
  private final class Stub: Flipbook.URLProtocol, @unchecked Sendable {
    override class func canInit(with request: Flipbook.URLRequest) -> Bool { true }
  }

  @Test("a class that answers requests is kept by a configuration and isn't asked")
  func configuration() throws {
    let configuration = Flipbook.URLSessionConfiguration.default
    configuration.protocolClasses = [Stub.self]
    #expect(configuration.protocolClasses?.count == 1)
    let request = Flipbook.URLRequest(url: try #require(URL(string: "https://example.com")))
    #expect(Stub.canInit(with: request) && !Flipbook.URLProtocol.canInit(with: request))
    #expect(Stub.canonicalRequest(for: request) == request)
    let stub = Stub(request: request, cachedResponse: nil, client: nil)
    stub.startLoading()
    #expect(stub.request == request)
  }
}
