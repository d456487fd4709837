import Flipbook
import FlipbookCompiler
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookRaster
import FlipbookScenes
import FlipbookUIKit
import Foundation

@testable import struct FlipbookCompiler.NameIndex

/// What of the names that public files use is there: `docs/swiftui-coverage.md`.
struct CoverageTable {
  enum State: String, CaseIterable {
    case works
    case partly
    case noEffect = "no effect"
    case missing = "not there"
    /// The files declare it themselves.
    case own = "the files' own"
  }

  struct Row {
    var kind: String
    var name: String
    var files: Int
    var state: State
    var note: String
    /// A file of ours that uses the name, without its extension; empty for none.
    var example: String
  }

  struct Mark {
    var kind: String
    var name: String
    var state: State
    var note: String
  }

  let rows: [Row]
  let marks: [Mark]

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static var document: String { root + "/docs/swiftui-coverage.md" }

  init(index: NameIndex) throws {
    marks = try Self.lines("marks.tsv").map { cells in
      Mark(
        kind: cells[0], name: cells[1], state: State(rawValue: cells[2]) ?? .missing,
        note: cells.count > 3 ? cells[3] : "")
    }
    let marks = marks
    let probe = Probe(index: index)
    let examples = try Self.examples()
    rows = try Self.lines("names.tsv").map { cells in
      let (kind, name) = (cells[0], cells[1])
      let mark = marks.first { ($0.kind == kind || $0.kind == "*") && Self.isMeant($0.name, kind, name) }
      let isThere = probe.has(kind, name)
      let judged = mark.map { ($0.state, $0.note) } ?? Self.judgement(of: name, kind) ?? (.works, "")
      let state: State = judged.0 == .own ? .own : isThere ? judged.0 : .missing
      return Row(
        kind: kind, name: name, files: Int(cells[2]) ?? 0, state: state, note: judged.1,
        example: state == .own ? "" : examples.first { $0.names.uses(kind, name) }?.file ?? "")
    }
  }

  /// What the register says of a name; nil for nothing.
  private static func judgement(of name: String, _ kind: String) -> (State, String)? {
    let kinds: Set<String> = [
      "type", "overload", "member call", "member value", "environment key", "animation modifier",
      "event/gesture hook", "free function",
    ]
    guard kinds.contains(kind) else { return nil }
    let isMember = name.hasPrefix(".") || kind.hasPrefix("member") || kind == "event/gesture hook"
    let labels = UnsupportedName(name, .partly, "").labels
    let entries = UnsupportedRegister.all.names.filter { entry in
      guard entry.member == plain(name) else { return false }
      switch entry.owner {
      case "View", "Text", "Image", "ForEach", "ToolbarContent", "Glass": return isMember
      case "EnvironmentValues": return kind == "member value" || kind == "environment key"
      default: return !isMember && (entry.owner.isEmpty || entry.owner == entry.member)
      }
    }
    // An overload with labels of its own says nothing of the others.
    if let own = entries.first(where: { !$0.labels.isEmpty && $0.labels.allSatisfy(labels.contains) }) {
      return (own.effect == .partly ? .partly : .noEffect, own.missing)
    }
    if let all = entries.first(where: \.labels.isEmpty) {
      return (all.effect == .partly ? .partly : .noEffect, all.missing)
    }
    guard let some = entries.first, kind != "overload" else { return nil }
    let labelled = some.labels.map { "`\($0):`" }.joined(separator: ", ")
    return (.partly, "With \(labelled): \(some.missing)")
  }

  /// Our own files that are rendered in tests, and those that report how macros are written.
  private static func examples() throws -> [(file: String, names: UsedNames)] {
    let folders = ["Tests/PublicStyleScenes", "scenes", "Tests/FlipbookCompilerTests/Source"]
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
        .filter { $0.hasSuffix(".swift") }.sorted().map { file in
          let text = try String(contentsOfFile: "\(root)/\(folder)/\(file)", encoding: .utf8)
          return (String(file.dropLast(6)), UsedNames(source: text))
        }
    }
  }

  /// A mark of `.badge` is about all overloads of it.
  private static func isMeant(_ mark: String, _ kind: String, _ name: String) -> Bool {
    mark == name
      || plain(mark) == plain(name) && (mark.first == ".") == (name.first == "." || kind.hasPrefix("member"))
  }

  static func plain(_ name: String) -> String {
    String(name.drop { $0 == "." }.prefix { $0 != "(" && $0 != " " })
  }

  static func lines(_ file: String) throws -> [[String]] {
    try String(contentsOfFile: root + "/docs/coverage/" + file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
  }

  /// The document.
  var text: String {
    func count(_ state: State) -> Int { rows.count { $0.state == state } }
    var text = """
      # SwiftUI coverage

      The \(rows.count) names that 10 or more of 1,800 public SwiftUI files use, and what they do in a film. Then all names
      that have no effect or less than on a device, from the register that warnings and `flipbook lint` come from. Made by
      `scripts/coverage.sh` from that register and the names of the built modules; a test fails when it is out of date.
      Names come from `docs/coverage/names.tsv`; what neither of them knows is marked in `docs/coverage/marks.tsv`. Of an
      overload the labels are compared, not the types. Each name has an example: a file of `Tests/PublicStyleScenes`,
      of `scenes` or, for macros, of the compiler's tests. UIKit has [a page of its own](uikit-coverage.md).

      | state | names |
      |---|---|
      \(State.allCases.map { "| \($0.rawValue) | \(count($0)) |" }.joined(separator: "\n"))

      """
    var kinds: [String] = []
    for row in rows where !kinds.contains(row.kind) { kinds.append(row.kind) }
    for kind in kinds {
      text += "\n## \(kind)\n\n| name | files | state | example | |\n|---|---|---|---|---|\n"
      for row in rows where row.kind == kind {
        text += "| `\(row.name)` | \(row.files) | \(row.state.rawValue) | \(row.example) | \(row.note) |\n"
      }
    }
    return text + Self.register
  }

  /// The names of the register that are not UIKit's.
  private static var register: String {
    let names = UnsupportedRegister.all.names.filter { entry in
      UnsupportedRegister.uiKit[entry.name] == nil
    }.sorted { $0.name < $1.name }
    var text = """

      ## Names that do less than on a device

      A use of the first two kinds is a warning, with `--strict` an error, where the value makes a difference.

      | state | names |
      |---|---|
      | no effect | \(names.count { $0.effect == .visible }) |
      | partly | \(names.count { $0.effect == .partly }) |
      | no effect, none to see | \(names.count { $0.effect == .unseen }) |

      | name | state | in a film |
      |---|---|---|

      """
    for entry in names { text += "| `\(entry.name)` | \(entry.effect.title) | \(entry.missing) |\n" }
    return text
  }
}

/// Tells whether a name of a kind is there.
private struct Probe {
  let index: NameIndex
  private let images = FileImageProvider(folder: URL(fileURLWithPath: "/"))

  init(index: NameIndex) { self.index = index }

  private static let compiler: Set<String> = [
    "#if", "#else", "#endif", "#available", "#Preview", "#colorLiteral", "#imageLiteral", "#selector",
    "@escaping",
    "@available", "@unknown", "@objc", "@autoclosure", "@Previewable", "@MainActor", "@ViewBuilder", "os",
    "canImport", "DEBUG",
  ]
  private static let modules: Set<String> = ["SwiftUI", "UIKit", "Combine", "Foundation"]

  func has(_ kind: String, _ name: String) -> Bool {
    if Self.compiler.contains(name) { return true }
    switch kind {
    case "type":
      return index.has(name) || Self.modules.contains(name)
    case "overload", "animation factory": return hasOverload(name)
    case "nested type": return index.has(name.split(separator: ".").last.map(String.init) ?? name)
    case "SF symbol":
      return images.symbol(named: name, font: Font.body.descriptor(weight: nil), scale: .medium) != nil
    case "attribute": return index.has(String(name.dropFirst()))
    default: return index.has(CoverageTable.plain(name.split(separator: " ").first.map(String.init) ?? name))
    }
  }

  private func hasOverload(_ text: String) -> Bool {
    let base = CoverageTable.plain(text)
    let closures = text.filter { $0 == "{" }.count
    var labels: [Substring] = []
    if let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") {
      labels = text[text.index(after: open)..<close].split(separator: ":")
    }
    // Without labels to compare it is enough that the name is there.
    let known = (index.signatures[base] ?? []).union(index.signatures["\(base).init"] ?? [])
    if known.isEmpty {
      return index.has(base) && (labels.isEmpty || index.signatures[base] == nil && !isOwn(base))
    }
    if labels.isEmpty, closures == 0 { return true }
    return known.contains { title in
      let all = title.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      var rest = all[...]
      for label in labels {
        guard let found = rest.firstIndex(of: label) else { return false }
        rest = rest[(found + 1)...]
      }
      return all.count >= labels.count + closures
    }
  }

  private func isOwn(_ type: String) -> Bool { index.own[""]?.contains(type) == true }
}
