/// Writes values as Swift source.
enum SwiftText {
  /// A string literal of a text.
  static func literal(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r").replacing("\0", with: "\\0")
    return "\"\(plain)\""
  }
}
