import Foundation

/// An answer as a cache keeps it.
open class CachedURLResponse: NSObject, NSSecureCoding, @unchecked Sendable {
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

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Reads an answer from an archive, without what the scene attached to it; nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let address = coder.decodeObject(of: NSString.self, forKey: "url") as String?,
      let url = URL(string: address), let data = coder.decodeObject(of: NSData.self, forKey: "data") as Data?
    else { return nil }
    let status = coder.decodeInteger(forKey: "status")
    let plain = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    response =
      status == 0
      ? plain : HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) ?? plain
    self.data = data
    userInfo = nil
    storagePolicy = StoragePolicy(rawValue: UInt(coder.decodeInteger(forKey: "policy"))) ?? .allowed
  }

  /// Writes the address, the status and the body into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(response.url.map { $0.absoluteString as NSString }, forKey: "url")
    coder.encode((response as? HTTPURLResponse)?.statusCode ?? 0, forKey: "status")
    coder.encode(data as NSData, forKey: "data")
    coder.encode(Int(storagePolicy.rawValue), forKey: "policy")
  }
}
