import FlipbookDiagnostics

/// Text made safe for XML and HTML.
public enum XMLText {
  /// Text for contents and for attributes in double quotes. Controls, which XML can't hold or which reorder what a person
  /// reads, are shown escaped.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{fffe}", "\u{ffff}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
