import FlipbookDiagnostics
import Foundation

extension Path {
  /// Reads SVG path data, the text of a `d` attribute: the commands M L H V C S Q T A Z and their lower-case,
  /// relative forms, with all the ways SVG has to leave out separators and repeated commands.
  ///
  /// Nil, with a diagnostic `path.svg` that names the position, when the text is not valid path data.
  public init?(svg: String) {
    do {
      var parser = SVGPathParser(svg)
      self.init(try parser.parse())
    } catch {
      DiagnosticCollector.current.warn("path.svg", error.message)
      return nil
    }
  }
}
