import Foundation

extension URL {
  /// Makes the address of a file from a path that is written out; nil for an empty one.
  ///
  /// This stands for the initializer that takes a `FilePath` of the System module, which literals with a `!` after them choose.
  @_disfavoredOverload
  public init?(filePath path: StaticString) {
    let text = path.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    guard !text.isEmpty else { return nil }
    self.init(filePath: text)
  }
}
