import Foundation
import Testing

/// A part of the cookbook: a question and what answers it.
struct Recipe: Sendable, CustomTestStringConvertible {
  /// The heading.
  let title: String
  let text: String

  var testDescription: String { title }

  /// The whole page; empty where it can't be read, which the tests of the page find.
  static let page =
    (try? String(contentsOf: PageSteps.docs.appendingPathComponent("cookbook.md"), encoding: .utf8)) ?? ""

  /// The recipes of the page, in their order.
  static let all: [Recipe] = parts.filter { $0.text.hasPrefix("### ") }

  /// The part that makes the files which recipes share.
  static let files = parts.first { $0.title == "Files of the recipes" }

  private static let parts: [Recipe] = {
    var parts: [[Substring]] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") || line.hasPrefix("### ") { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(line) }
    }
    return parts.map { lines in
      Recipe(
        title: String(lines[0].drop { $0 == "#" || $0 == " " }), text: lines.joined(separator: "\n") + "\n")
    }
  }()

  /// The name by which links find a heading.
  static func anchor(_ title: String) -> String {
    String(
      title.lowercased().compactMap { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : $0 == " " ? "-" : nil })
  }
}
