import FlipbookDrawing
import Foundation
import Synchronization

/// Remembers which words each layout of text stands for, so that pictures can be read.
package final class TextJournal: Sendable {
  private let texts = Mutex<[ContentHash: String]>([:])

  package init() {}

  /// An engine that lays out as another and notes the words.
  package func engine(_ base: any TextEngine) -> any TextEngine { JournalEngine(base: base, journal: self) }

  fileprivate func record(_ content: TextContent, _ layout: TextLayout) {
    let text = content.runs.map(\.string).joined()
    texts.withLock { $0[layout.contentHash] = text }
  }

  /// A text of a picture.
  package struct Entry: Equatable, Sendable {
    package var text: String
    /// In points of the picture.
    package var frame: CGRect
  }

  /// Below this opacity nobody reads a text.
  private static let leastOpacity = 0.1

  /// The texts that can be read in a picture, from the top down and in each line from the left.
  package func entries(of list: DisplayList) -> [Entry] {
    var found: [Entry] = []
    let room = CGRect(origin: .zero, size: list.size)
    for run in list.runs { collect(run.items, opacity: 1, room, into: &found) }
    return found.sorted {
      ($0.frame.minY.rounded(), $0.frame.minX, $0.text) < ($1.frame.minY.rounded(), $1.frame.minX, $1.text)
    }
  }

  private func collect(_ items: [DisplayItem], opacity: Double, _ room: CGRect, into found: inout [Entry]) {
    for item in items {
      let shown = opacity * item.opacity
      guard shown >= Self.leastOpacity else { continue }
      switch item.content {
      case .text(let layout, _, _):
        let bounds = item.bounds.intersection(room)
        guard let text = texts.withLock({ $0[layout.contentHash] }), !bounds.isNull, bounds.width > 0,
          bounds.height > 0
        else { continue }
        found.append(Entry(text: text, frame: bounds))
      case .layer(let layer): collect(layer.items, opacity: shown, room, into: &found)
      case .fill, .stroke, .image, .sprites: continue
      }
    }
  }
}

private struct JournalEngine: TextEngine {
  let base: any TextEngine
  let journal: TextJournal

  var revision: Int { base.revision }

  func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    let layout = base.layout(content, in: size)
    journal.record(content, layout)
    return layout
  }

  func measures(of font: FontDescriptor) -> FontMeasures { base.measures(of: font) }
  func hasFont(named name: String) -> Bool { base.hasFont(named: name) }
  func add(font data: Data, file: String?) -> Bool { base.add(font: data, file: file) }
  func outline(font: String, glyph: UInt32) -> Path? { base.outline(font: font, glyph: glyph) }
}
