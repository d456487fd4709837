/// Text of a manual page, in the macros of man(7).
struct RoffText {
  private(set) var text = ""

  /// A line that begins with a macro, such as `.SH NAME`; arguments that hold spaces are quoted.
  mutating func macro(_ name: String, _ arguments: String...) {
    let words = arguments.map { "\"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
    text += ([".\(name)"] + words).joined(separator: " ") + "\n"
  }

  /// Lines of text.
  mutating func lines(_ plain: String) {
    for line in plain.split(separator: "\n") {
      let escaped = Self.escaped(String(line))
      // A line that begins with a point or an apostrophe would be a macro.
      text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }
  }

  /// An entry of a list: what is described, in bold, and its description.
  mutating func entry(_ term: String, _ description: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n"
    lines(description)
  }

  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
