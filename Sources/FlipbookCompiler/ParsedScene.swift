import SwiftParser
import SwiftSyntax

/// What a scene file declares, found by parsing alone.
struct ParsedScene {
  /// Everything a scene could be made from, in the order of the file.
  var scenes: [FoundScene]
  /// Whether nothing but space and comments is in the file.
  var isEmpty: Bool
  /// Whether the file is not well-formed Swift.
  var hasSyntaxErrors: Bool
  /// What is put in place of parts of the file before it is compiled.
  var edits: [SourceEdit]

  /// Modules whose import is blanked: Flipbook re-exports Foundation, and next to a second import of it the
  /// declarations that hide Foundation's own would become ambiguous.
  private static let coveredModules: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Darwin", "CoreGraphics", "CoreFoundation",
  ]

  init(source: String) {
    let tree = Parser.parse(source: source)
    let finder = SceneFinder(tree: tree)
    scenes = finder.scenes
    isEmpty = tree.statements.isEmpty
    hasSyntaxErrors = tree.hasError
    edits =
      finder.edits
      + finder.imports.filter { Self.coveredModules.contains($0.module) }.map {
        SourceEdit(range: $0.range, text: String(repeating: " ", count: $0.range.count))
      }
  }

  /// The scenes that can be made.
  var complete: [FoundScene] { scenes.filter(\.isComplete) }
}
