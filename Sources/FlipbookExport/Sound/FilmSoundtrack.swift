import FlipbookMedia
import Foundation

/// The sound of a whole film: one file as it is, or several sounds mixed.
enum FilmSoundtrack: Equatable {
  case file(String)
  case mix(SoundMix)

  /// The longest graph that goes on a command line.
  private static let longestArgument = 60_000

  /// - Parameters:
  ///   - settings: Whose sounds begin with the film.
  ///   - tracks: The sounds, captions and chapters of the scene.
  ///   - probe: Reads the file of `--audio` where it is mixed with others.
  /// - Returns: Nil for a film without sound.
  /// - Throws: ``ExportError`` when a file can't be used.
  init?(_ settings: OutputSettings, _ tracks: FilmTracks, _ plan: EncodingPlan, _ probe: SoundProbe) throws {
    guard plan.container.traits.audioEncoder != nil else { return nil }
    var sounds = tracks.sounds
    for sound in settings.sounds where !sounds.contains(where: { $0.sound == sound }) {
      sounds.append(try probe.film(sound))
    }
    guard !sounds.isEmpty else {
      guard let audio = settings.audio else { return nil }
      self = .file(audio)
      return
    }
    if let audio = settings.audio { sounds.insert(try probe.film(Sound(file: audio)), at: 0) }
    guard let mix = SoundMix(sounds, length: plan.samples) else { return nil }
    self = .mix(mix)
  }

  /// The files that are read.
  var files: [String] {
    switch self {
    case .file(let file): [file]
    case .mix(let mix): mix.files
    }
  }

  /// ffmpeg's arguments that encode it into a file.
  ///
  /// - Parameter folder: Where a long graph can be written; nil to have it stand among the arguments.
  func arguments(_ plan: EncodingPlan, folder: String?, output: String) throws -> [String] {
    let encoder = plan.container.traits.audioEncoder ?? ""
    switch self {
    case .file(let file):
      return FFmpegArguments.sound(plan, audio: file, encoder: encoder, output: output)
    case .mix(let mix):
      var graph = ["-filter_complex", mix.graph]
      if let folder, mix.graph.utf8.count > Self.longestArgument {
        let path = "\(folder)/sound-graph"
        do { try Data(mix.graph.utf8).write(to: URL(fileURLWithPath: path)) } catch {
          throw ExportError(.output, "The sound of the film can't be written.")
        }
        graph = ["-filter_complex_script", path]
      }
      return FFmpegArguments.sound(plan, files: mix.files, graph: graph, encoder: encoder, output: output)
    }
  }
}
