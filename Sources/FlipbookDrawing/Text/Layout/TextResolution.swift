import FlipbookDiagnostics
import Foundation
import Synchronization

/// A text with every attribute resolved, and the layout that was made of it last. Frames and threads share it.
final class TextResolution: Sendable {
  /// A layout and the room that it was made for.
  struct Known {
    var size: CGSize
    var layout: TextLayout
  }

  private struct Kept {
    var known: Known
    /// That of the fonts when the layout was made.
    var revision: Int
  }

  let content: TextContent
  let engine: any TextEngine
  private let kept = Mutex<Kept?>(nil)

  init(_ content: TextContent, _ engine: any TextEngine) {
    (self.content, self.engine) = (content, engine)
  }

  /// The layout that was made last; nil where there is none, or other fonts have come since.
  var known: Known? {
    guard let kept = kept.withLock({ $0 }), kept.revision == engine.revision else { return nil }
    return kept.known
  }

  /// The layout in a size. It is kept unless it has something to report, which has to be reported again each time.
  func layout(in size: CGSize) -> TextLayout {
    if let known, known.size == size { return known.layout }
    let revision = engine.revision
    let collector = DiagnosticCollector.current
    let before = collector.reportCount
    let layout = engine.layout(content, in: size)
    if collector.reportCount == before {
      kept.withLock { $0 = Kept(known: Known(size: size, layout: layout), revision: revision) }
    }
    return layout
  }
}
