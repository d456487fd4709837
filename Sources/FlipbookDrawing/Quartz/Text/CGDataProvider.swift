import Foundation

/// Bytes that something is made from, such as a font.
public final class CGDataProvider: Sendable {
  /// All bytes.
  public let data: CFData?

  public init?(data: CFData) { self.data = data }

  /// - Returns: nil when the file can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// - Returns: nil when the file can't be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }
}
