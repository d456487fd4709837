import Foundation

/// An answer of a server, or the reading of a file.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The address that answered.
  public let url: URL?
  /// The kind of the content; nil when unknown.
  public let mimeType: String?
  /// The number of bytes; −1 when unknown.
  public let expectedContentLength: Int64
  /// The encoding of a text; nil when unknown.
  public let textEncodingName: String?

  /// Makes an answer. The length is in bytes.
  public init(
    url: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    (self.url, mimeType, expectedContentLength, textEncodingName) = (url, MIMEType, Int64(length), name)
  }
}
