import Foundation

/// An answer of a web server. A film gets none.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status, such as 200.
  public let statusCode: Int
  /// The headers, with names as given.
  public let allHeaderFields: [AnyHashable: Any]

  /// Makes an answer of unknown kind and length. Never nil. The version has no effect.
  public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}
