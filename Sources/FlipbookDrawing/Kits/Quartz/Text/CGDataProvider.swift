import Foundation

/// Bytes that something is made from, such as a font.
public final class CGDataProvider: Sendable {
  /// All bytes.
  public let data: CFData?

  /// Makes a provider of bytes. Never nil.
  public init?(data: CFData) { self.data = data }

  /// Makes a provider of a file; nil when it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Makes a provider of a file; nil when it can't be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }
}
