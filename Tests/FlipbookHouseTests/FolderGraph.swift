import FlipbookTestSupport
import Foundation
import SwiftParser
import SwiftSyntax

/// Which folders of a target name types of which others.
///
/// A type counts where its name is declared once in the target, at the top of a file. Folders are those right below the
/// target's own; files that lie in none of them are a folder called ".".
struct FolderGraph {
  /// Folders by those that name their types, with an example for each.
  private(set) var uses: [String: [String: String]] = [:]

  /// - Parameter target: A folder of `Sources`.
  init(target: String) throws {
    let root = Repository.root.appendingPathComponent("Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var declared: [String: Set<String>] = [:]
    var named: [(file: String, words: Set<String>)] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      let tree = Parser.parse(source: text)
      for statement in tree.statements {
        guard statement.item.isProtocol(DeclGroupSyntax.self) || statement.item.is(TypeAliasDeclSyntax.self),
          let type = statement.item.asProtocol(NamedDeclSyntax.self)
        else { continue }
        declared[type.name.text, default: []].insert(name)
      }
      var words: Set<String> = []
      for token in tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let word) = token.tokenKind, word.first?.isUppercase == true {
          words.insert(word)
        }
      }
      named.append((name, words))
    }
    let home = declared.compactMapValues { $0.count == 1 ? $0.first : nil }
    for (file, words) in named {
      for word in words.sorted() {
        guard let other = home[word], other != file else { continue }
        let (from, to) = (Self.folder(of: file), Self.folder(of: other))
        if from != to, uses[from]?[to] == nil { uses[from, default: [:]][to] = "\(file) names \(word)" }
      }
    }
  }

  private static func folder(of file: String) -> String {
    file.contains("/") ? String(file.prefix { $0 != "/" }) : "."
  }

  /// Folders that can be reached from each other, in groups of two or more.
  var cycles: [[String]] {
    let folders = Set(uses.keys)
    let reach = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    var groups: Set<[String]> = []
    for folder in folders {
      let group = folders.filter {
        reach[folder]?.contains($0) == true && reach[$0]?.contains(folder) == true
      }
      if group.count > 1 { groups.insert(group.sorted()) }
    }
    return groups.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      for folder in (uses[next] ?? [:]).keys where found.insert(folder).inserted { waiting.append(folder) }
    }
    return found
  }
}
