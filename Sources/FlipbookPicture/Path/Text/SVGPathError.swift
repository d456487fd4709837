/// Why a text is not SVG path data, and where.
struct SVGPathError: Error {
  let message: String

  /// - Parameters:
  ///   - expected: The expected token, such as “a number”.
  ///   - offset: How many bytes come before the place.
  init(expected: String, at offset: Int, in text: [UInt8]) {
    let position = String(decoding: text[..<offset], as: UTF8.self).count + 1
    let rest = String(decoding: text[offset...].prefix(40), as: UTF8.self).prefix(12)
    let found = rest.isEmpty ? "the text ends" : "there is “\(rest)”"
    message = "SVG path data should have \(expected) at character \(position), but \(found)."
  }
}
