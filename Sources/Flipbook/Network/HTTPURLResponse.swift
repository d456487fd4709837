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

  /// The value of a header, whose name is compared without case; nil for none.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.filter { ($0.key as? String)?.lowercased() == field.lowercased() }
      .map { $0.value as? String ?? "" }.sorted().first
  }

  /// The system's words for a status.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 201: "created"
    case 202: "accepted"
    case 204: "no content"
    case 301: "moved permanently"
    case 302: "found"
    case 304: "not modified"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 405: "method not allowed"
    case 408: "request timed out"
    case 409: "conflict"
    case 410: "no longer exists"
    case 500: "internal server error"
    case 501: "unimplemented"
    case 502: "bad gateway"
    case 503: "service unavailable"
    case 504: "gateway timed out"
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    default: "server error"
    }
  }
}
