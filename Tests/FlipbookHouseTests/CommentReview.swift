import FlipbookTestSupport
import Foundation

/// The sentences in comments of all sources that begin with a clause, "What …", where a noun can be searched for.
struct CommentReview {
  /// Each as `path:line`, below `Sources`.
  private(set) var clauses: [String] = []

  private static let endings = [".swift", ".c", ".h", ".js"]

  /// Reads the sources of all targets.
  init() throws {
    let root = Repository.root.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where Self.endings.contains(where: { name.hasSuffix($0) }) {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      guard text.contains("What ") else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where Self.beginsWithClause(line) {
        clauses.append("\(name):\(index + 1)")
      }
    }
  }

  /// Whether a line is a comment with a sentence, the description of a parameter or a mark that begins with "What".
  static func beginsWithClause(_ line: Substring) -> Bool {
    guard line.contains("What ") else { return false }
    return line.firstMatch(of: #/^\s*(//|/\*|\*)[/*]? +(.*[.:;] +)?What /#) != nil
  }
}
