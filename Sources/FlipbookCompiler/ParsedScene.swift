import SwiftParser
import SwiftSyntax

/// What a scene file declares, found by parsing alone.
struct ParsedScene {
  /// The clips, in the order of the file.
  var clips: [FoundClip]
  /// Clips that can't be made because they are generic.
  var genericClips: [FoundClip]
  /// Whether nothing but space and comments is in the file.
  var isEmpty: Bool
  /// Whether the file is not well-formed Swift.
  var hasSyntaxErrors: Bool
  /// Half-open ranges of UTF-8 offsets that hold imports Flipbook stands in for.
  var coveredImports: [Range<Int>]

  /// Modules whose import is blanked: Flipbook re-exports Foundation, and next to a second import of it the
  /// declarations that hide Foundation's own would become ambiguous.
  private static let coveredModules: Set<String> = ["Foundation", "Glibc", "CoreGraphics", "CoreFoundation"]

  init(source: String) {
    let tree = Parser.parse(source: source)
    let finder = ClipFinder(tree: tree)
    clips = finder.clips(generic: false)
    genericClips = finder.clips(generic: true)
    isEmpty = tree.statements.isEmpty
    hasSyntaxErrors = tree.hasError
    coveredImports = finder.imports.filter { Self.coveredModules.contains($0.module) }.map(\.range)
  }
}
