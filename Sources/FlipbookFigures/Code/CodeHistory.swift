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
    for (from, to) in Self.pairs(old, new) { kept[to] = lines[from].id }
    lines = cut.enumerated().map { index, words in
      if let id = kept[index] { return CodeLine(id: id, words: words) }
      next += 1
      return CodeLine(id: next, words: words)
    }
    (self.code, self.language) = (code, language)
    return lines
  }

  /// The places of lines that stay: as many as can be, in order.
  static func pairs(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    let change = new.difference(from: old)
    let removed = Set(change.removals.map { Self.offset($0) })
    let inserted = Set(change.insertions.map { Self.offset($0) })
    let stayed = old.indices.filter { !removed.contains($0) }
    let places = new.indices.filter { !inserted.contains($0) }
    return Array(zip(stayed, places))
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
