import Foundation

/// Finds the Metal files that define what another file only declares.
///
/// Xcode links all files of a target into one library. Here each file keeps its names to itself, and the definitions
/// that it lacks are compiled in front of it.
struct MetalLinks {
  struct File {
    var path: String
    var content: String
  }

  private let files: [File]
  private let defined: [Set<String>]

  init(_ files: [File]) {
    self.files = files
    defined = files.map { Self.names(in: $0.content, endingWith: "{") }
  }

  /// The files that go in front of one, the ones that others need first.
  func needed(by index: Int) -> [File] {
    var order: [Int] = []
    var seen: Set<Int> = [index]
    visit(index, &order, &seen)
    return order.dropLast().map { files[$0] }
  }

  private func visit(_ index: Int, _ order: inout [Int], _ seen: inout Set<Int>) {
    let lacking = Self.names(in: withHeaders(files[index]), endingWith: ";").subtracting(defined[index])
    for name in lacking.sorted() {
      // The nearest file is of the same target most likely.
      let folder = (files[index].path as NSString).deletingLastPathComponent
      let candidates = files.indices.filter { $0 != index && defined[$0].contains(name) }
      guard
        let found = candidates.max(by: {
          let (one, other) = (commonLength(files[$0].path, folder), commonLength(files[$1].path, folder))
          return one == other ? $0 > $1 : one < other
        }), seen.insert(found).inserted
      else { continue }
      visit(found, &order, &seen)
    }
    order.append(index)
  }

  private func commonLength(_ path: String, _ folder: String) -> Int {
    zip(path.utf8, folder.utf8).prefix { $0 == $1 }.count
  }

  /// The text of a file and of the headers beside it that it includes, which often hold the declarations.
  private func withHeaders(_ file: File) -> String {
    let folder = (file.path as NSString).deletingLastPathComponent
    return file.content.matches(of: /#(?:include|import)\s+"([^"]+)"/).reduce(file.content) { text, match in
      let header = FileManager.default.contents(atPath: "\(folder)/\(match.1)") ?? Data()
      return text + "\n" + String(decoding: header, as: UTF8.self)
    }
  }

  static func withoutComments(_ content: String) -> String {
    content.replacing(/\/\/[^\n]*/, with: "").replacing(/\/\*(?s:.*?)\*\//, with: "")
  }

  /// The names of functions outside of all braces. A declaration ends with a semicolon, a definition goes on with a brace.
  private static func names(in content: String, endingWith end: Character) -> Set<String> {
    let plain = withoutComments(content).replacing(/(?m)^\s*#.*$/, with: "")
    var depth = 0
    var outer = ""
    for character in plain {
      if character == "}" { depth -= 1 }
      if depth == 0 { outer.append(character) }
      if character == "{" { depth += 1 }
    }
    return Set(
      outer.matches(of: /[A-Za-z_][\w:<>]*[\s*&]+([A-Za-z_]\w*)\s*\([^(){};]*\)\s*([{;])/)
        .filter { $0.2.first == end }.map { String($0.1) })
  }
}
