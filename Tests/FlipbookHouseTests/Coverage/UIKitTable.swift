import Flipbook
import FlipbookDiagnostics
import Foundation

/// What the public names of UIKit's types do: `docs/uikit-coverage.md`.
struct UIKitTable {
  struct Member {
    var name: String
    /// nil for a name that works.
    var entry: UnsupportedName?
  }

  static var document: String { CoverageTable.root + "/docs/uikit-coverage.md" }

  /// By type, in the order of their names.
  let types: [(name: String, members: [Member])]

  init() throws {
    let names = PublicNames()
    for folder in ["FlipbookUIKit", "FlipbookDrawing/Kits/UIKit"] {
      let root = "\(CoverageTable.root)/Sources/\(folder)"
      let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".swift") {
        names.add(try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8))
      }
    }
    types = names.types.sorted().compactMap { type in
      guard let members = names.members[type], !type.hasPrefix("_") else { return nil }
      return (
        type,
        members.sorted().map { Member(name: $0, entry: UnsupportedRegister.all["\(type).\($0)"]) }
      )
    }
  }

  /// The document.
  var text: String {
    let entries = types.flatMap(\.members).map(\.entry?.effect)
    func count(_ effect: UnsupportedName.Effect?) -> Int { entries.count { $0 == effect } }
    var text = """
      # UIKit coverage

      The \(entries.count) public members of the \(types.count) types of UIKit that are here, and what they do in a film. Made by
      `scripts/coverage.sh` from the sources and from the register of what has no effect; a test fails when it is out of
      date. What is not here is an error of the compiler, which `flipbook lint` lists.

      | state | names |
      |---|---|
      | works | \(count(nil)) |
      | partly | \(count(.partly)) |
      | no effect, and a device shows another picture: a warning | \(count(.visible)) |
      | no effect, and none to see | \(count(.unseen)) |

      """
    for type in types {
      text += "\n## \(type.name)\n\n"
      let works = type.members.filter { $0.entry == nil }.map { "`\($0.name)`" }
      if !works.isEmpty { text += Self.wrapped("Works: \(works.joined(separator: ", ")).") + "\n" }
      let rest = type.members.compactMap { member in member.entry.map { (member.name, $0) } }
      guard !rest.isEmpty else { continue }
      text += (works.isEmpty ? "" : "\n") + "| name | state | |\n|---|---|---|\n"
      for (name, entry) in rest { text += "| `\(name)` | \(entry.effect.title) | \(entry.missing) |\n" }
    }
    return text
  }

  /// Lines of at most 120 characters.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count < 120 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension UnsupportedName.Effect {
  /// As the pages of what is covered call it.
  var title: String {
    switch self {
    case .unseen: "no effect, none to see"
    case .visible: "no effect"
    case .partly: "partly"
    }
  }
}
