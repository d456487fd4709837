import FlipbookCombine
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMedia
import FlipbookTime
import Foundation

/// The sound of a view that moves by it, decoded once, and the time from which it counts.
final class LevelTrack: ObservableObject {
  /// The film time of the view's appearance.
  let begin = FilmClock.now
  private var known: (name: String, bands: Int, meter: SoundMeter?)?

  /// - Parameter place: The call that names the sound, for messages.
  /// - Returns: Nil, with an error reported, where the sound can't be used.
  func meter(_ name: String, bands: Int, place: String) -> SoundMeter? {
    if let known, known.name == name, known.bands == bands { return known.meter }
    let meter = Self.open(name, place).map { SoundMeter($0, bands: bands) }
    if !(1...SoundMeter.mostBands).contains(bands) {
      DiagnosticCollector.current.reportOnce(
        Diagnostic(
          code: "levels.bands", message: "A spectrum has 1 to \(SoundMeter.mostBands) bands, not \(bands).",
          place: place))
    }
    known = (name, bands, meter)
    return meter
  }

  private static func open(_ name: String, _ place: String) -> SoundSamples? {
    func report(_ code: String, _ message: String) {
      DiagnosticCollector.current.reportOnce(
        Diagnostic(.error, code: code, message: PrintableText.line(message), place: place))
    }
    guard let path = MediaFiles.find(name) else {
      let folder = SceneAssets.current.files.folder
      report(
        "media.missing",
        name.isEmpty
          ? "A sound has no file name." : "There is no sound file \"\(name)\" in \(folder) or its project.")
      return nil
    }
    guard let provider = SceneTraits.current.resources?.soundProvider else {
      report("levels.unreadable", "The sound \"\(name)\" can't be read here.")
      return nil
    }
    do {
      return try provider.samples(at: path)
    } catch {
      report("levels.unreadable", "The sound \"\(name)\" \(error.reason).")
      return nil
    }
  }
}
