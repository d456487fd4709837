import Foundation

/// A message about the scene, with its place where that is known.
struct StudioProblem: Encodable, Equatable, Sendable {
  var text: String
  /// `error`, `warning` or `note`.
  var severity = "error"
  /// As messages show it; nil for none.
  var file: String?
  var line: Int?
  var column: Int?
  /// The source's lines around the place.
  var excerpt: String?
  /// An address that opens the place in the editor.
  var link: String?

  /// The messages of a compiler, or one problem without a place where the text has none.
  ///
  /// - Parameter editor: The address of a place, with `{path}`, `{line}` and `{column}`.
  static func read(_ text: String, editor: String) -> [StudioProblem] {
    let pattern = /^(.+?):(\d+)(?::(\d+))?: (?:(error|warning|note): )?(.+)$/
    var found: [StudioProblem] = []
    for line in text.split(separator: "\n") {
      guard let match = String(line).wholeMatch(of: pattern) else { continue }
      var problem = StudioProblem(text: String(match.5), severity: match.4.map(String.init) ?? "error")
      problem.place(file: String(match.1), line: Int(match.2), column: match.3.flatMap { Int($0) }, editor)
      if !found.contains(problem) { found.append(problem) }
    }
    return found.isEmpty ? [StudioProblem(text: text)] : found
  }

  /// - Parameter place: `file:line`.
  static func at(_ place: String?, _ text: String, severity: String = "error", editor: String)
    -> StudioProblem
  {
    var problem = StudioProblem(text: text, severity: severity)
    if let place, let match = place.wholeMatch(of: /^(.+?):(\d+)(?::(\d+))?$/) {
      problem.place(file: String(match.1), line: Int(match.2), column: match.3.flatMap { Int($0) }, editor)
    }
    return problem
  }

  private mutating func place(file: String, line: Int?, column: Int?, _ editor: String) {
    (self.file, self.line, self.column) = (file, line, column)
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    link = editor.replacingOccurrences(of: "{path}", with: escaped)
      .replacingOccurrences(of: "{line}", with: "\(line ?? 1)")
      .replacingOccurrences(of: "{column}", with: "\(column ?? 1)")
    if let line { excerpt = Self.excerpt(path, line) }
  }

  /// A line with two before it and one behind it, numbered.
  private static func excerpt(_ path: String, _ line: Int) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count < 4 << 20 else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard (1...lines.count).contains(line) else { return nil }
    return (max(1, line - 2)...min(lines.count, line + 1)).map { number in
      "\(number == line ? "▸" : " ") \(number)  \(lines[number - 1].prefix(240))"
    }.joined(separator: "\n")
  }
}
