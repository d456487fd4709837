import Flipbook
import FlipbookDiagnostics
import FlipbookExport
import FlipbookGoldens
import FlipbookMedia
import FlipbookScenes

/// The sounds of a film while it is rendered: read as the scene brings them, so that one that can't be used is reported before
/// more is painted.
@MainActor
final class FilmSounds {
  private let source: SceneFrameSource
  private let frames: [Int]
  /// The outputs that can hold sound.
  private let isAudible: Bool
  private var known: [String: SoundInfo] = [:]
  /// Made for the first sound: a film without any needs no ffmpeg for it.
  private var probe: SoundProbe?
  private var seen = 0

  /// - Parameters:
  ///   - frames: Those of the film.
  ///   - outputs: The files it goes to.
  init(_ source: SceneFrameSource, frames: [Int], to outputs: [OutputSettings]) {
    (self.source, self.frames) = (source, frames)
    isAudible = outputs.contains { output in
      (output.format ?? OutputFormat(path: output.path)).map { $0.hasSound } ?? false
    }
  }

  /// Whether the frames follow each other, so that sound goes with them.
  private var isWhole: Bool {
    guard let first = frames.first, let last = frames.last else { return false }
    return last - first == frames.count - 1
  }

  /// Reads the files of sounds that are new.
  ///
  /// - Throws: ``FlipbookFailure`` in words for one that is missing, damaged or holds no sound.
  func readNewSounds() throws {
    guard source.soundCount > seen else { return }
    let sounds = source.sounds
    guard sounds.count <= Self.mostSounds else {
      throw FlipbookFailure("The scene has more than \(Self.mostSounds) sounds.", .scene)
    }
    defer { seen = sounds.count }
    guard isAudible else {
      if seen == 0, frames.count > 1 {
        DiagnosticCollector.current.report(
          Diagnostic(
            .note, code: "sound.left-out", message: "The output has no sound; the scene's is left out."))
      }
      return
    }
    guard isWhole else {
      if seen == 0 {
        DiagnosticCollector.current.warn(
          "sound.left-out", "The frames don't follow each other, so the scene's sound is left out.")
      }
      return
    }
    do {
      let probe = try self.probe ?? SoundProbe()
      self.probe = probe
      for sound in sounds[seen...] { known[sound.file] = try probe.info(sound.file) }
    } catch let error as ExportError { throw FlipbookFailure(error) }
    for sound in sounds[seen...] { warn(sound) }
  }

  /// Says that a part of a file lies behind its end.
  private func warn(_ sound: Sound) {
    guard let info = known[sound.file], sound.period == nil else { return }
    let end = max(sound.from, sound.to ?? sound.from)
    guard end > info.duration + 1e-3 else { return }
    DiagnosticCollector.current.warn(
      "audio.trim",
      "\"\(PathText.name(of: sound.file))\" lasts \(TimeText.seconds(info.duration)); there is nothing at \(TimeText.seconds(end))."
    )
  }

  private static let mostSounds = 10_000

  /// The chapters of a part of the film, in the part's time; that which has begun before begins with it.
  private static func chapters(_ all: [FilmChapter], from begin: Double, to end: Double) -> [FilmChapter] {
    let early = all.last { $0.start <= begin }.map { FilmChapter(title: $0.title, start: 0) }
    return [early].compactMap(\.self)
      + all.filter { $0.start > begin && $0.start < end }.map {
        FilmChapter(title: $0.title, start: $0.start - begin)
      }
  }

  /// The film's sounds, captions and chapters, once all of its pictures are recorded.
  func tracks() throws -> FilmTracks {
    try readNewSounds()
    var tracks = FilmTracks()
    guard isWhole, let first = frames.first, let last = frames.last else { return tracks }
    let begin = source.time(of: first)
    tracks.chapters = Self.chapters(source.chapters, from: begin, to: source.time(of: last + 1))
    guard isAudible else { return tracks }
    tracks.sounds = source.sounds.compactMap { sound in
      known[sound.file].map { FilmSound(sound.cut(at: source.duration).moved(by: -begin), $0) }
    }
    return tracks
  }
}
