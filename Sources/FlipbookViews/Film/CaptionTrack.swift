import FlipbookCombine
import FlipbookDiagnostics
import FlipbookMedia
import FlipbookTime
import Foundation

/// The captions of a view, read once, and the time from which they count.
final class CaptionTrack: ObservableObject {
  /// The film time of the view's appearance.
  let begin = FilmClock.now
  private var known: [Captions.Source: [CaptionCue]] = [:]

  /// - Returns: None, with an error reported, where the captions can't be read.
  func cues(of source: Captions.Source) -> [CaptionCue] {
    if let cues = known[source] { return cues }
    let cues = Self.read(source)
    known[source] = cues
    return cues
  }

  private static func read(_ source: Captions.Source) -> [CaptionCue] {
    let (name, bytes): (String, [UInt8])
    switch source {
    case .text(let text): (name, bytes) = ("The captions", Array(text.utf8))
    case .file(let file):
      guard let path = MediaFiles.path(of: file, kind: "caption") else { return [] }
      name = "The captions \"\(file)\""
      guard let data = FileManager.default.contents(atPath: path) else {
        MediaFiles.report("captions.unreadable", "\(name) can't be read.")
        return []
      }
      bytes = [UInt8](data)
    }
    do {
      let file = try CaptionFile(bytes)
      for issue in file.issues {
        DiagnosticCollector.current.reportOnce(
          Diagnostic(code: "captions.odd", message: PrintableText.line("\(name), \(issue).")))
      }
      return file.cues
    } catch {
      MediaFiles.report("captions.unreadable", "\(name): the file \(error.reason).")
      return []
    }
  }
}
