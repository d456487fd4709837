import Foundation

/// A table of texts (`.strings`), as text or as a property list.
enum StringsFile {
  /// - Returns: By key.
  static func entries(_ data: Data) -> [String: LocalizedEntry] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      return (list ?? [:]).mapValues { LocalizedEntry($0) }
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return [:] }
    var found: [String: LocalizedEntry] = [:]
    let line =
      /\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*|(?:"((?:[^"\\]|\\.)*)"|([A-Za-z0-9_.]+))\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/
    for match in text.matches(of: line) {
      guard let key = match.1 ?? match.2, let value = match.3 else { continue }
      found[unescaped(key)] = LocalizedEntry(unescaped(value))
    }
    return found
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(digits.count)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(next)
      }
    }
    return result
  }
}
