import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// The needed part of a module's symbol graph, as `swift-symbolgraph-extract` writes it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    /// The names from the outermost in.
    let pathComponents: [String]
  }

  let symbols: [Symbol]

  /// Decoding a few keys takes a second for each 100 MB in any build; searching the text takes a minute.
  static func paths(in data: Data) throws -> [String] {
    try JSONDecoder().decode(SymbolGraph.self, from: data).symbols.map {
      $0.pathComponents.joined(separator: "\t")
    }
  }
}
