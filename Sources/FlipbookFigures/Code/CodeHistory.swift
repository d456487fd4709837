import FlipbookCombine
import Foundation

/// The lines of a view's code from text to text: those that stay keep their identities, so that they move.
final class CodeHistory: ObservableObject {
  private var code: String?
  private var language = CodeLanguage.plain
  private(set) var lines: [CodeLine] = []
  private var next = 0

  /// The lines of a text, paired with those of the last.
  func lines(of code: String, in language: CodeLanguage) -> [CodeLine] {
    if self.code == code, self.language == language { return lines }
    let cut = CodeLexer.lines(of: code, in: language)
    let (old, new) = (lines.map(\.text), cut.map { $0.map(\.text).joined() })
    var kept: [Int: Int] = [:]
    for (from, to) in new.kept(from: old) { kept[to] = lines[from].id }
    lines = cut.enumerated().map { index, words in
      if let id = kept[index] { return CodeLine(id: id, words: words) }
      next += 1
      return CodeLine(id: next, words: words)
    }
    (self.code, self.language) = (code, language)
    return lines
  }
}
