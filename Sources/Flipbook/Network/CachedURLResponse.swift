import Foundation

/// An answer as a cache keeps it.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The answer.
  public let response: URLResponse
  /// The body of the response.
  public let data: Data
  /// Data that the scene attached to the response.
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
