import FlipbookPicture
import FlipbookRaster
import Foundation

/// Makes a film of whole segments.
final class SegmentJoin: Sendable {
  private let film: FilmSink
  private let settings: OutputSettings
  private let store: SegmentStore?
  /// ffmpeg's version.
  private let version: String
  private let folders = OutputFolders()
  private let process = Latch<EncoderProcess>()
  private let tracks = Latch<FilmTracks>()

  /// - Parameters:
  ///   - film: The sink of the film, not started.
  ///   - store: Where encoded sound is kept; nil for nowhere.
  init(film: FilmSink, settings: OutputSettings, store: SegmentStore?, version: String) {
    (self.film, self.settings, self.store, self.version) = (film, settings, store, version)
  }

  private var plan: EncodingPlan { film.plan }

  /// Gets what the film has beside its pictures.
  func setTracks(_ tracks: FilmTracks) { self.tracks.set(tracks) }

  /// - Throws: ``ExportError`` when there is a sound file that can't be read.
  func checkSound() throws {
    try film.soundProbe.check(settings.sounds)
    guard let audio = settings.audio, !FileManager.default.isReadableFile(atPath: audio) else { return }
    throw ExportError(.settings, "The sound file \"\(audio)\" doesn't exist or can't be read.")
  }

  /// Writes the film, on a thread that goes on until it is written.
  func run(_ segments: [SegmentFile], isAnimation: Bool) throws {
    do {
      if isAnimation { try replay(segments) } else { try concatenate(segments) }
      folders.remove()
    } catch {
      discard()
      throw error
    }
  }

  func interrupt() {
    process.value?.kill()
    film.interrupt()
  }

  func discard() {
    process.value?.kill()
    _ = process.value?.wait()
    film.discard()
    folders.remove()
  }

  /// Encodes the kept frames of an animation as if they were just painted.
  private func replay(_ segments: [SegmentFile]) throws {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    try film.start()
    for segment in segments {
      try FrameSegmentWriter.read(segment) { bytes in
        guard let frame = film.unpacked(bytes) else {
          throw ExportError(.input, "The segment \"\(segment.path)\" is damaged.")
        }
        try film.write(frame, isLast: false)
        film.recycle(frame)
      }
    }
    try film.finish()
  }

  private func concatenate(_ segments: [SegmentFile]) throws {
    let output = try OutputFile(path: settings.path, in: folders)
    guard let folder = try? folders.folder(beside: OutputFile.destination(of: settings.path)).path else {
      return
    }
    var names: [(String, Int)] = []
    for (index, segment) in segments.enumerated() {
      let name = "join-\(index)"
      try Self.link(segment.path, "\(folder)/\(name)")
      names.append((name, segment.frameCount))
    }
    let list = "\(folder)/join.txt"
    try Self.write(FFmpegArguments.list(names, plan.frameRate), to: list, for: settings.path)
    var companions = FilmCompanions(sound: try encodedSound(folder))
    try companions.write(FilmTracks(of: settings, tracks.value), plan, in: folder)
    try run(FFmpegArguments.join(plan, list: list, companions, output: output.temporaryPath))
    try output.commit()
  }

  /// Gives a segment a second name, by which it stays though somebody tidies its folder.
  private static func link(_ path: String, _ name: String) throws {
    if Foundation.link(path, name) == 0 { return }
    // On another disk, or one that has no such names.
    let place = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    guard symlink(place, name) == 0 else {
      throw ExportError(.output, "\"\(name)\" can't be written: \(SystemError.text(errno)).")
    }
  }

  private static func write(_ text: String, to path: String, for output: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw ExportError(.output, "\"\(output)\" can't be written: its list of segments can't.")
    }
  }

  /// The file of the film's sound, encoded or kept; nil for a film without.
  private func encodedSound(_ folder: String) throws -> String? {
    let found = tracks.value ?? FilmTracks()
    guard let soundtrack = try FilmSoundtrack(settings, found, plan, film.soundProbe) else { return nil }
    let path = "\(folder)/sound"
    let (context, digest) = try soundtrack.identity(plan, version: version)
    if let kept = store?.candidates(context, first: digest).first(where: { $0.isWhole }) {
      store?.recordUse(of: kept)
      try Self.link(kept.path, path)
      return path
    }
    try run(try soundtrack.arguments(plan, folder: folder, output: path))
    guard let store, store.isWritable else { return path }
    let copy = "\(store.folder)/.sound-\(getpid())"
    defer { unlink(copy) }
    guard (try? FileManager.default.copyItem(atPath: path, toPath: copy)) != nil else { return path }
    let padding = FFmpegArguments.soundContainer(plan).traits.padding
    _ = try? store.add(copy, context: context, frames: [digest], padding: padding)
    return path
  }

  private func run(_ arguments: [String]) throws {
    let process = try EncoderProcess(program: film.ffmpeg.path, arguments: arguments)
    self.process.set(process)
    let exit = process.wait()
    guard exit == .code(0), !process.lastMessages().contains("Error closing file") else {
      throw FilmSink.failure(settings.path, exit, process)
    }
  }
}
