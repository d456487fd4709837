import FlipbookTime
import Foundation

/// Answers by the addresses that were asked for, kept in memory as long as the scene runs.
///
/// A film reaches no network: what is kept comes from files, or was made by the scene.
open class URLCache: NSObject, @unchecked Sendable {
  private static let slot = SharedContextSlot(.scene) { Guarded(URLCache?.none) }

  /// The cache that all share: 4 MB unless the scene sets another one.
  public static var shared: URLCache {
    get {
      SceneContext.anyThread[slot].withLock { held in
        let cache = held ?? URLCache(memoryCapacity: 4 << 20, diskCapacity: 0)
        held = cache
        return cache
      }
    }
    set { SceneContext.anyThread[slot].withLock { $0 = newValue } }
  }

  private struct State {
    var answers: [URL: CachedURLResponse] = [:]
    /// In the order in which they came.
    var order: [URL] = []
    var usage = 0
    var capacity: Int

    mutating func remove(_ url: URL) {
      guard let old = answers.removeValue(forKey: url) else { return }
      usage -= old.data.count
      order.removeAll { $0 == url }
    }

    /// Drops the oldest until the rest is within the capacity.
    mutating func shrink() {
      while usage > capacity, let first = order.first { remove(first) }
    }
  }

  private let state: Guarded<State>
  /// How much a disk may keep, in bytes. Nothing is kept on a disk.
  public let diskCapacity: Int

  /// Makes a cache of so many bytes; the folder has no effect, since nothing is kept on a disk.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    state = Guarded(State(capacity: max(0, memoryCapacity)))
    self.diskCapacity = diskCapacity
  }

  /// Makes a cache of so many bytes; the path has no effect, since nothing is kept on a disk.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
  }

  /// How much is kept at most, in bytes. The oldest answers go first.
  open var memoryCapacity: Int {
    get { state.withLock { $0.capacity } }
    set {
      state.withLock {
        $0.capacity = max(0, newValue)
        $0.shrink()
      }
    }
  }

  /// How much is kept, in bytes.
  open var currentMemoryUsage: Int { state.withLock { $0.usage } }

  /// The answer to a request; nil where none is kept.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    request.url.flatMap { url in state.withLock { $0.answers[url] } }
  }

  /// Keeps the answer to a request. One that is larger than the cache is not kept.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    guard let url = request.url, cachedResponse.storagePolicy != .notAllowed else { return }
    state.withLock {
      $0.remove(url)
      guard cachedResponse.data.count <= $0.capacity else { return }
      $0.answers[url] = cachedResponse
      $0.order.append(url)
      $0.usage += cachedResponse.data.count
      $0.shrink()
    }
  }

  /// Drops the answer to a request.
  open func removeCachedResponse(for request: URLRequest) {
    if let url = request.url { state.withLock { $0.remove(url) } }
  }

  /// Drops all answers.
  open func removeAllCachedResponses() {
    state.withLock { $0 = State(capacity: $0.capacity) }
  }
}
