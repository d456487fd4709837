import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

@testable import FlipbookRaster

/// A text to lay out in tests, and what was reported on the way.
struct TextSample {
  var content: TextContent
  var size = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  init(_ string: String, _ font: FontDescriptor = FontDescriptor()) {
    content = TextContent(runs: [TextContent.Run(string: string, font: font)])
  }

  init(runs: [TextContent.Run]) { content = TextContent(runs: runs) }

  func with(_ change: (inout TextSample) -> Void) -> TextSample {
    var copy = self
    change(&copy)
    return copy
  }

  func wide(_ width: CGFloat) -> TextSample { with { $0.size.width = width } }

  var layout: TextLayout { reported.layout }

  var codes: [String] { reported.diagnostics.map(\.code) }

  var reported: (layout: TextLayout, diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let layout = DiagnosticCollector.$current.withValue(collector) {
      PangoTextEngine.shared.layout(content, in: size)
    }
    return (layout, collector.diagnostics)
  }
}

extension TextLayout {
  /// The faces of each line from left to right.
  var faces: [[String]] { lines.map { $0.runs.map(\.font) } }

  var glyphCount: Int { lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } } }
}

extension FontDescriptor {
  static func mono(_ size: CGFloat) -> FontDescriptor {
    FontDescriptor(family: .named("DejaVu Sans Mono"), size: size)
  }
}
