/// How a text differs from the one expected, line by line.
enum TextDifference {
  /// Lines that are shown, at most.
  private static let limit = 40

  static func of(_ expected: String, _ actual: String) -> String {
    let (old, new) = (lines(expected), lines(actual))
    let difference = new.difference(from: old)
    var marked: [(line: Int, text: String)] = []
    for change in difference {
      switch change {
      case .remove(let offset, let element, _): marked.append((offset * 2, "- \(element)"))
      case .insert(let offset, let element, _): marked.append((offset * 2 + 1, "+ \(element)"))
      }
    }
    marked.sort { $0.line < $1.line }
    let shown = marked.prefix(limit).map { "line \($0.line / 2 + 1): \($0.text)" }
    let rest = marked.count > limit ? ["… and \(marked.count - limit) more"] : []
    return (["\(marked.count) lines differ:"] + shown + rest).joined(separator: "\n    ")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
