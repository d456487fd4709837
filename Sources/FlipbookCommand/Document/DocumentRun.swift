import FlipbookCairo
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// Writes moments of a scene as the pages of a PDF, or one as an SVG.
@MainActor
struct DocumentRun {
  let path: String
  let overwrites: Bool
  let form: VectorDocument.Form
  let session: SceneSession

  /// The most pages of a document.
  private static let mostPages = 10_000

  /// - Throws: ``FlipbookFailure``; there is no file then.
  func write(_ source: SceneFrameSource, _ pages: [DocumentPages.Page]) throws {
    guard form == .pdf || pages.count == 1 else {
      throw FlipbookFailure("An SVG has one page; render a PDF for \(pages.count) of them.", .usage)
    }
    guard pages.count <= Self.mostPages else {
      throw FlipbookFailure(
        "The document would have \(pages.count) pages; \(Self.mostPages) are the most. Pick some with --at or --frames.",
        .usage)
    }
    let file = try DocumentFile(path: path, overwrites: overwrites)
    do {
      let document = try VectorDocument(form, size: source.format.size, scale: source.format.scale) {
        file.write($0)
      }
      document.setTitle(source.title)
      // Views run forwards only: pages are recorded in the order of time.
      var lists: [Int: DisplayList] = [:]
      let isInOrder = zip(pages, pages.dropFirst()).allSatisfy { $0.frame <= $1.frame }
      if !isInOrder {
        for frame in Set(pages.map(\.frame)).sorted() { lists[frame] = source.displayList(at: frame) }
      }
      for page in pages {
        let list = lists[page.frame] ?? source.displayList(at: page.frame)
        try session.checkStrictly()
        try document.addPage(list, named: page.name ?? (pages.count > 1 ? name(page.frame, source) : nil))
      }
      try document.finish()
    } catch let failure as VectorDocument.Failure {
      // A disk that is full has a message of its own.
      if failure == .notWritten { try file.commit() }
      throw FlipbookFailure(words(failure), .failure)
    }
    try file.commit()
  }

  private func name(_ frame: Int, _ source: SceneFrameSource) -> String {
    TimeText.seconds(source.time(of: frame))
  }

  private func words(_ failure: VectorDocument.Failure) -> String {
    switch failure {
    case .notWritten: "\"\(path)\" can't be written."
    case .cairo(let words): "\"\(path)\" can't be drawn: Cairo says \(words)."
    case .pageSize(let size):
      "A page can't be \(Double(size.width)) × \(Double(size.height)) points; a side has \(Int(VectorDocument.largestSide)) at most."
    }
  }
}
