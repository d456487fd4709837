import FlipbookDiagnostics
import FlipbookPicture
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

  private struct Layouts {
    var byRoom = BoundedCache<TextLayoutKey, Entry>(capacity: 8_192)
    /// The last layout of each text that was laid out as it is, with all of it in the room that it was offered.
    var whole = BoundedCache<TextContent.Key, (room: CGSize, entry: Entry)>(capacity: 8_192)

    mutating func entry(for key: TextLayoutKey) -> Entry? {
      if let known = byRoom.value(for: key) { return known }
      guard let (room, entry) = whole.value(for: key.text) else { return nil }
      // Lines that fit and were the longest that fit in more room are so in less.
      let size = entry.layout.size
      guard size.width <= key.width, key.width <= room.width, size.height <= key.height,
        key.height <= room.height
      else { return nil }
      byRoom.insert(entry, for: key)
      return entry
    }

    mutating func insert(_ entry: Entry, for key: TextLayoutKey) {
      byRoom.insert(entry, for: key)
      let content = key.text.content
      guard !entry.layout.isTruncated, !content.isJustified, content.minimumScaleFactor == 1,
        !content.allowsTightening
      else { return }
      whole.insert((CGSize(width: key.width, height: key.height), entry), for: key.text)
    }
  }

  private let layouts = Mutex(Layouts())
  private let shapers: Mutex<PangoShapers>
  private struct Additions {
    /// Whether the fonts of the project have been looked for.
    var hasProject: Bool
    /// All files beside the pinned fonts, in order.
    var files: [String]
    /// Files without a name that hold fonts of no file.
    var unnamed: [FontData] = []
  }

  private let additions: Mutex<Additions>
  private let own: OwnFonts
  private let glyphs: GlyphStore
  private let changes = Atomic<Int>(0)

  /// How often fonts were added.
  package var revision: Int { changes.load(ordering: .acquiring) }

  /// - Parameter own: Fonts beside the pinned ones.
  package convenience init(own: OwnFonts = OwnFonts()) { self.init(own: own, glyphs: .shared) }

  init(own: OwnFonts = OwnFonts(), glyphs: GlyphStore) {
    (self.own, self.glyphs) = (own, glyphs)
    let files = own.filesOfFolders()
    shapers = Mutex(Self.makeShapers(files, glyphs))
    additions = Mutex(Additions(hasProject: own.project == nil, files: files))
  }

  private static func makeShapers(_ files: [String], _ glyphs: GlyphStore) -> PangoShapers {
    guard !files.isEmpty else { return PangoShapers(collection: FontLibrary.collection, glyphs: glyphs) }
    let collection = FontCollection(packages: FontLibrary.textPackages, files: files)
    glyphs.add(collection.ownFaces)
    return PangoShapers(collection: collection, glyphs: glyphs)
  }

  /// Reads the project's fonts when a font is asked for by name for the first time.
  private func findFonts(for descriptor: FontDescriptor) {
    guard case .named = descriptor.family else { return }
    additions.withLock { additions in
      guard !additions.hasProject else { return }
      additions.hasProject = true
      use(own.filesOfProject(), in: &additions)
    }
  }

  /// - Returns: Whether all files are fonts that can be used.
  @discardableResult
  private func use(_ files: [String], in additions: inout Additions) -> Bool {
    let new = files.filter { !additions.files.contains($0) }
    guard !new.isEmpty else { return true }
    additions.files += new
    let files = additions.files
    let readable = shapers.withLock { [glyphs] shapers in
      NamedFonts.lock.withLock { _ in shapers = Self.makeShapers(files, glyphs) }
      return Set(shapers.collection.ownFaces.map(\.file))
    }
    layouts.withLock { $0 = Layouts() }
    changes.wrappingAdd(1, ordering: .releasing)
    return readable.isSuperset(of: new)
  }

  package func add(font data: Data, file: String?) -> Bool {
    additions.withLock { additions in
      if !additions.hasProject {
        additions.hasProject = true
        use(own.filesOfProject(), in: &additions)
      }
      if let file { return use([file], in: &additions) }
      guard let made = FontData(data) else { return false }
      additions.unnamed.append(made)
      return use([made.path], in: &additions)
    }
  }

  package func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    let key = TextLayoutKey(
      text: TextContent.Key(content: content), width: Self.limit(size.width), height: Self.limit(size.height))
    let entry = layouts.withLock { $0.entry(for: key) } ?? compose(key)
    if !entry.diagnostics.isEmpty {
      let collector = DiagnosticCollector.current
      for diagnostic in entry.diagnostics { collector.report(diagnostic) }
    }
    return entry.layout
  }

  package func measures(of font: FontDescriptor) -> FontMeasures {
    findFonts(for: font)
    let resolved = shapers.withLock { shapers in NamedFonts.lock.withLock { _ in shapers.resolve(font) } }
    guard let resolved, font.size > 0, font.size.isFinite else { return .system(size: max(0, font.size)) }
    let metrics = glyphs.metrics(of: resolved.setting(size: font.size).name)
    var measures = FontMeasures(
      ascent: metrics.ascent * font.size, descent: metrics.descent * font.size,
      lineGap: metrics.lineGap * font.size, capHeight: metrics.capHeight * font.size)
    measures.addedAscent = metrics.addedAscent * font.size
    return measures
  }

  package func hasFont(named name: String) -> Bool {
    findFonts(for: FontDescriptor(family: .named(name), size: 12))
    let collection = shapers.withLock { $0.collection }
    return collection.ownFace(named: name) != nil || collection.face(named: name) != nil
  }

  package func outline(font: String, glyph: UInt32) -> Path? {
    glyphs.outline(font: font, glyph: glyph)?.path
  }

  private func compose(_ key: TextLayoutKey) -> Entry {
    let content = key.text.content
    for run in content.runs { findFonts(for: run.font) }
    let entry = shapers.withLock { shapers in
      NamedFonts.lock.withLock { _ in
        var composer = TextComposer(shaper: shapers.shaper(for: content), glyphs: glyphs)
        let layout = composer.compose(content, in: CGSize(width: key.width, height: key.height))
        return Entry(layout: layout, diagnostics: composer.diagnostics)
      }
    }
    layouts.withLock { $0.insert(entry, for: key) }
    return entry
  }

  /// A side as a limit: no number at all is no limit, and nothing is narrower than zero.
  private static func limit(_ side: CGFloat) -> CGFloat { side.isNaN ? .infinity : max(0, side) }
}

extension TextContent {
  /// A text to look up.
  struct Key: Hashable {
    var content: TextContent

    /// Folds only what differs between most texts; equality compares all.
    func hash(into hasher: inout Hasher) {
      hasher.combine(content.runs.count)
      guard let run = content.runs.first else { return }
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
      if let color = run.color { hasher.combine(color.opacity) }
    }
  }
}
