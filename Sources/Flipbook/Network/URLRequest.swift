import Foundation

/// A request to a server, which a film can't send.
public struct URLRequest: Hashable, Sendable {
  /// Has no effect: a film keeps no answers.
  public enum CachePolicy: UInt, Hashable, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy = 0
    /// Past the answers kept here.
    case reloadIgnoringLocalCacheData = 1
    /// An answer that is kept, or else the server's.
    case returnCacheDataElseLoad = 2
    /// An answer that is kept, or none.
    case returnCacheDataDontLoad = 3
    /// Past the answers kept anywhere.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// An answer that is kept if the server confirms it.
    case reloadRevalidatingCacheData = 5
  }

  /// The address.
  public var url: URL?
  /// Has no effect: a film keeps no answers.
  public var cachePolicy: CachePolicy
  /// In seconds.
  public var timeoutInterval: TimeInterval
  /// The method; `GET` unless set. It is never sent.
  public var httpMethod: String? = "GET"
  /// The body. It is never sent.
  public var httpBody: Data?
  /// The headers. They are never sent.
  public var allHTTPHeaderFields: [String: String]?

  /// Makes a request. The timeout is in seconds.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// Sets a header; nil takes it away. The case of the field's name counts.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Adds a value to a header, behind a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  /// Returns the value of a header, whatever the case of the field's name; nil for none.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.sorted { $0.key < $1.key }.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}
