import FlipbookMedia

extension FFmpegArguments {
  /// Joins encoded segments into a film, without encoding them again.
  ///
  /// - Parameters:
  ///   - plan: The film.
  ///   - list: A file of the segments in order.
  static func join(_ plan: EncodingPlan, list: String, _ companions: FilmCompanions, output: String)
    -> [String]
  {
    join(
      plan, pictures: ["-f", "concat", "-safe", "0", "-i", "file:" + list], companions, output: output)
  }

  /// Puts files beside the pictures of a film that is encoded.
  ///
  /// - Parameter film: A file of its pictures, and of its sound where none is put in.
  static func mux(_ plan: EncodingPlan, film: String, _ companions: FilmCompanions, output: String)
    -> [String]
  {
    join(plan, pictures: ["-i", "file:" + film], companions, keepsSound: true, output: output)
  }

  private static func join(
    _ plan: EncodingPlan, pictures: [String], _ companions: FilmCompanions, keepsSound: Bool = false,
    output: String
  ) -> [String] {
    var (arguments, maps) = (quiet + pictures, ["-map", "0:v"])
    var input = 0
    func add(_ path: String, _ map: (Int) -> [String]) {
      arguments += ["-i", "file:" + path]
      input += 1
      maps += map(input)
    }
    if let sound = companions.sound {
      add(sound) { ["-map", "\($0):a:0"] }
    } else if keepsSound {
      maps += ["-map", "0:a?"]
    }
    for track in companions.captions { add(track.path) { ["-map", "\($0):s:0"] } }
    if let chapters = companions.chapters { add(chapters) { ["-map_chapters", "\($0)"] } }
    arguments += maps + ["-c", "copy"]
    if let codec = plan.container.traits.captionCodec, !companions.captions.isEmpty {
      arguments += ["-c:s", codec]
    }
    for (index, track) in companions.captions.enumerated() {
      if let language = track.language { arguments += ["-metadata:s:s:\(index)", "language=\(language)"] }
    }
    if plan.codec == .hevc, plan.container != .mkv { arguments += ["-tag:v", "hvc1"] }
    // Matroska names alpha in an entry of the track, which is not copied with the packets.
    if plan.codec == .vp9, plan.keepsAlpha { arguments += ["-metadata:s:v:0", "alpha_mode=1"] }
    return arguments + container(plan, keepsChapters: companions.chapters != nil) + ["file:" + output]
  }

  /// Encodes the sound of a film: as long as the pictures, with silence behind a shorter one.
  ///
  /// - Parameters:
  ///   - audio: The sound file.
  ///   - encoder: ffmpeg's name of the encoder.
  static func sound(_ plan: EncodingPlan, audio: String, encoder: String, output: String) -> [String] {
    quiet + [
      "-i", "file:" + audio, "-map", "0:a:0", "-af", "apad", "-t", plan.duration, "-c:a", encoder, "-b:a",
      "192k",
    ] + soundFile(plan, output)
  }

  /// Encodes the mixed sound of a film.
  ///
  /// - Parameters:
  ///   - files: The sound files.
  ///   - graph: The option of the filters that mix them into the pad `[sound]`, and its value.
  ///   - encoder: ffmpeg's name of the encoder.
  static func sound(_ plan: EncodingPlan, files: [String], graph: [String], encoder: String, output: String)
    -> [String]
  {
    quiet + files.flatMap { ["-i", "file:" + $0] } + graph + [
      "-map", "[sound]", "-c:a", encoder, "-b:a", "192k", "-ar", "\(SoundInfo.rate)",
    ] + soundFile(plan, output)
  }

  /// The same bytes each time, in the container of encoded sound.
  private static func soundFile(_ plan: EncodingPlan, _ output: String) -> [String] {
    [
      "-flags:a", "+bitexact", "-fflags", "+bitexact", "-map_metadata", "-1", "-f",
      soundContainer(plan).traits.muxer,
      "file:" + output,
    ]
  }

  /// The container of encoded sound: one that says how much of its begin is silence.
  static func soundContainer(_ plan: EncodingPlan) -> OutputFormat { plan.container == .webm ? .webm : .mp4 }

  /// The list that the join reads. Times come from the whole film, so that nothing adds up.
  ///
  /// - Parameter segments: Names beside the list, and frames of each.
  static func list(_ segments: [(name: String, frames: Int)], _ rate: FrameRate) -> String {
    var text = "ffconcat version 1.0\n"
    var first = 0
    for segment in segments {
      let end = first + segment.frames
      let length = EncodingPlan.microseconds(end, rate) - EncodingPlan.microseconds(first, rate)
      text += "file '\(segment.name)'\nduration \(length)us\n"
      first = end
    }
    return text
  }

  private static let quiet = ["-hide_banner", "-loglevel", "error", "-xerror", "-y"]
}
