import Foundation

/// JSON as commands print it: keys in order, and a line break at the end.
enum JSONText {
  /// One key or element a line.
  ///
  /// - Throws: An error of the encoder.
  static func pretty(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
