import FlipbookDrawing
import Foundation

/// A Metal file as C++: what it says, and after it the table of its functions for SwiftUI.
struct MetalSource {
  let text: String
  /// The functions that SwiftUI can call.
  let functions: [String]

  /// Nil for a file without a function that SwiftUI can call.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - definitions: The files that define what it declares, in the order in which they need each other.
  ///   - symbol: The name of the function that gives the table.
  init?(_ file: MetalLinks.File, after definitions: @autoclosure () -> [MetalLinks.File] = [], symbol: String)
  {
    functions = Self.functions(in: file.content)
    guard !functions.isEmpty else { return nil }
    let files = definitions() + [file]
    var hasher = ContentHasher()
    for part in files { hasher.combine(part.content) }
    let digest = hasher.finalize().description.prefix(16)
    let entries = functions.map { "  FLIPBOOK_FUNCTION(\($0), 0x\(digest)u),\n" }.joined()
    let parts = files.map { "#line 1 \(SwiftText.literal($0.path))\n\($0.content)" }
      .joined(separator: "\n")
    // Names stay the file's own: two files may have functions of one name.
    text = """
      #pragma clang attribute push(__attribute__((internal_linkage)), \
      apply_to = any(function, variable(is_global), record))
      \(parts)
      #line 1 "table"
      #pragma clang attribute pop
      static const cshader_function flipbook_table[] = {
      \(entries)  {nullptr, 0, nullptr, 0, nullptr}
      };
      extern "C" const void *\(symbol)() { return flipbook_table; }

      """
  }

  /// The names behind `[[ stitchable ]]` and a type, in their order.
  static func functions(in content: String) -> [String] {
    let plain = MetalLinks.withoutComments(content)
    var found: [String] = []
    for match in plain.matches(of: /\[\[\s*stitchable\s*\]\]\s*[\w:<>,\s]*?\b([A-Za-z_]\w*)\s*\(/) {
      let name = String(match.1)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }
}
