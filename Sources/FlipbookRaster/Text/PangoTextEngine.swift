import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Synchronization

/// Shapes and measures text with Pango and the pinned fonts.
///
/// Layouts are kept, so that text that comes again, in this frame or another, is looked up and not shaped.
package final class PangoTextEngine: TextEngine {
  /// The engine for everything that is drawn: the fonts are read once in a process.
  package static let shared = PangoTextEngine()

  private struct Entry {
    var layout: TextLayout
    /// Reported anew whenever the layout is used, since the collector may be another one by then.
    var diagnostics: [Diagnostic]
  }

  private let cache = Mutex(BoundedCache<TextLayoutKey, Entry>(capacity: 8_192))
  private let shaper = Mutex(PangoShaper(collection: FontLibrary.collection))
  private let glyphs: GlyphStore

  package convenience init() { self.init(glyphs: .shared) }

  init(glyphs: GlyphStore) { self.glyphs = glyphs }

  package func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    let key = TextLayoutKey(content: content, width: Self.limit(size.width), height: Self.limit(size.height))
    let entry = cache.withLock { $0.value(for: key) } ?? compose(key)
    if !entry.diagnostics.isEmpty {
      let collector = DiagnosticCollector.current
      for diagnostic in entry.diagnostics { collector.report(diagnostic) }
    }
    return entry.layout
  }

  package func measures(of font: FontDescriptor) -> FontMeasures {
    let resolved = shaper.withLock { $0.resolve(font) }
    guard let resolved, font.size > 0, font.size.isFinite else { return .system(size: max(0, font.size)) }
    let metrics = glyphs.metrics(of: resolved.setting(size: font.size).name)
    return FontMeasures(
      ascent: metrics.ascent * font.size, descent: metrics.descent * font.size,
      lineGap: metrics.lineGap * font.size, capHeight: metrics.capHeight * font.size)
  }

  package func outline(font: String, glyph: UInt32) -> Path? {
    glyphs.outline(font: font, glyph: glyph)?.path
  }

  private func compose(_ key: TextLayoutKey) -> Entry {
    let entry = shaper.withLock { shaper in
      var composer = TextComposer(shaper: shaper, glyphs: glyphs)
      let layout = composer.compose(key.content, in: CGSize(width: key.width, height: key.height))
      return Entry(layout: layout, diagnostics: composer.diagnostics)
    }
    cache.withLock { $0.insert(entry, for: key) }
    return entry
  }

  /// A side as a limit: no number at all is no limit, and nothing is narrower than zero.
  private static func limit(_ side: CGFloat) -> CGFloat { side.isNaN ? .infinity : max(0, side) }
}

/// A text and the room it is offered.
struct TextLayoutKey: Hashable {
  var content: TextContent
  var width: CGFloat
  var height: CGFloat

  /// Folds only what differs between most texts; equality looks at all.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(content.runs.count)
    guard let run = content.runs.first else { return }
    hasher.combine(run.string)
    hasher.combine(run.font.size)
    hasher.combine(run.font.weight)
    if let color = run.color { hasher.combine(color.opacity) }
  }
}
