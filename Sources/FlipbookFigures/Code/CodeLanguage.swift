/// A language whose words are coloured.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  /// Nothing is coloured.
  case plain
  /// Swift.
  case swift
  /// JSON, with comments.
  case json
  /// Python 3.
  case python
  /// JavaScript and TypeScript.
  case javascript
  /// Shells such as bash and zsh.
  case shell
  /// C, C++ and Objective-C.
  case c

  /// The language of a name or of the end of a file's name: `js`, `py`, `sh`, `h`. Nil for others.
  public init?(name: String) {
    let short = name.lowercased()
    if let language = CodeLanguage(rawValue: short) {
      self = language
      return
    }
    switch short {
    case "text", "txt", "": self = .plain
    case "js", "ts", "jsx", "tsx", "mjs", "typescript": self = .javascript
    case "py", "python3": self = .python
    case "sh", "bash", "zsh", "console": self = .shell
    case "h", "cc", "cpp", "hpp", "c++", "m", "mm", "objc": self = .c
    default: return nil
    }
  }
}
