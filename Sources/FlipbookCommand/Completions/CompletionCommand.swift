/// A subcommand as completions know it.
struct CompletionCommand: Equatable, Sendable {
  var name: String
  /// One line without a full stop.
  var summary: String
  var options: [OptionSpec]
  /// The words that its first operand may be; empty where that is a file.
  var words: [String] = []
}

extension CompletionCommand {
  /// - Parameter operands: The operands of the usage line. Words in lower case, as in `ls|rm|verify DIR`, are completed.
  init(_ name: String, _ summary: String, _ parser: OptionParser) {
    (self.name, self.summary) = (name, summary)
    options = parser.sections.flatMap(\.options)
    let first = parser.operands.split(separator: " ").first ?? ""
    let parts = first.trimmingPrefix("[").split(separator: "|").map {
      $0.hasSuffix("]") ? String($0.dropLast()) : String($0)
    }
    let isWords = parts.count > 1 && parts.allSatisfy { part in part.allSatisfy(\.isLowercase) }
    words = isWords ? parts : []
  }
}
