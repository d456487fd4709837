import FlipbookTime
import Foundation
import Testing

@testable import Flipbook

/// Answers that a scene keeps, and addresses of files by a path that is written out.
@Suite struct URLCacheTests {
  private func answer(_ count: Int, _ policy: CachedURLResponse.StoragePolicy = .allowed)
    -> CachedURLResponse
  {
    let url = URL(string: "file:///a")!
    return CachedURLResponse(
      response: URLResponse(url: url, mimeType: nil, expectedContentLength: count, textEncodingName: nil),
      data: Data(count: count), storagePolicy: policy)
  }

  private func request(_ name: String) -> URLRequest { URLRequest(url: URL(string: "https://a.b/\(name)")!) }

  @Test("a cache keeps what fits, drops the oldest first, and nothing that it may not keep")
  func keeps() {
    let cache = URLCache(memoryCapacity: 10, diskCapacity: 0)
    #expect(cache.cachedResponse(for: request("a")) == nil)
    cache.storeCachedResponse(answer(6), for: request("a"))
    #expect(cache.cachedResponse(for: request("a"))?.data.count == 6)
    cache.storeCachedResponse(answer(5), for: request("b"))
    #expect(cache.cachedResponse(for: request("a")) == nil && cache.currentMemoryUsage == 5)
    cache.storeCachedResponse(answer(11), for: request("c"))
    cache.storeCachedResponse(answer(1, .notAllowed), for: request("d"))
    #expect(cache.currentMemoryUsage == 5)
    cache.memoryCapacity = 4
    #expect(cache.currentMemoryUsage == 0)
    cache.storeCachedResponse(answer(2), for: request("e"))
    cache.removeCachedResponse(for: request("e"))
    #expect(cache.cachedResponse(for: request("e")) == nil)
    cache.storeCachedResponse(answer(2), for: request("e"))
    cache.removeAllCachedResponses()
    #expect(cache.currentMemoryUsage == 0)
  }

  @Test("a cache takes a path or a folder, and a session's settings name one")
  func settings() {
    #expect(URLCache(memoryCapacity: 5, diskCapacity: 6, diskPath: "images").diskCapacity == 6)
    let configuration = URLSessionConfiguration.default
    #expect(configuration.urlCache === URLCache.shared)
    configuration.urlCache = nil
    #expect(configuration.urlCache == nil)
  }

  @Test("an answer goes through an archive")
  func archive() throws {
    let url = try #require(URL(string: "https://a.b/c"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 203, httpVersion: nil, headerFields: nil))
    let answer = CachedURLResponse(
      response: response, data: Data([1, 2, 3]), storagePolicy: .allowedInMemoryOnly)
    let data = try NSKeyedArchiver.archivedData(withRootObject: answer, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CachedURLResponse.self, from: data))
    #expect(
      read.data == answer.data && read.response.url == url && read.storagePolicy == .allowedInMemoryOnly)
    #expect((read.response as? HTTPURLResponse)?.statusCode == 203)
  }

  @Test("each scene has a cache of its own, or the one that it sets")
  func shared() {
    SceneContext.current.nextScene().enter()
    URLCache.shared.storeCachedResponse(answer(3), for: request("a"))
    #expect(URLCache.shared.currentMemoryUsage == 3)
    URLCache.shared = URLCache(memoryCapacity: 7, diskCapacity: 0)
    #expect(URLCache.shared.memoryCapacity == 7 && URLCache.shared.currentMemoryUsage == 0)
    SceneContext.current.nextScene().enter()
    #expect(URLCache.shared.memoryCapacity == 4 << 20)
  }

  @Test("a path that is written out makes an address that may be forced")
  func filePath() {
    let url: URL = URL(filePath: "/tmp/a")!
    #expect(url.path == "/tmp/a")
  }
}
