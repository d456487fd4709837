/// Text made safe for XML and HTML.
public enum XMLText {
  /// Text for contents and for attributes in double quotes; control characters that XML can't hold become `?`.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{fffe}", "\u{ffff}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
