import Foundation

/// An answer as a cache keeps it.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The answer.
  public let response: URLResponse
  /// What came with it.
  public let data: Data
  /// What the scene noted of it.
  public let userInfo: [AnyHashable: Any]?
  /// Where it may be kept.
  public let storagePolicy: StoragePolicy

  /// Where an answer may be kept.
  public enum StoragePolicy: UInt, Sendable {
    /// Anywhere.
    case allowed
    /// In memory alone.
    case allowedInMemoryOnly
    /// Nowhere.
    case notAllowed
  }

  /// Makes an answer to keep.
  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: StoragePolicy = .allowed
  ) {
    (self.response, self.data, self.userInfo, self.storagePolicy) = (response, data, userInfo, storagePolicy)
  }
}
