import FlipbookExport
import FlipbookScenes

/// The options that `render` and `stitch` share.
enum FilmOptions {
  /// How and where a film is written.
  ///
  /// - Throws: ``FlipbookFailure`` for a value that can't be understood.
  static func settings(_ options: ParsedOptions, path: String) throws -> OutputSettings {
    var output = OutputSettings(path: path)
    output.overwrites = options.has("overwrite")
    output.codec = try options.value("codec", codec)
    output.quality = try options.value("crf", NumberText.integer(in: 0...63))
    output.preset = options.values["preset"]
    if let quality = try options.value("quality", NumberText.word(FilmQuality.self)) {
      let codec = output.codec ?? OutputFormat(path: path)?.codecs.first
      output.quality = output.quality ?? quality.rateFactor(codec)
      if quality == .low, output.preset == nil { output.preset = "ultrafast" }
    }
    output.pixelFormat = options.values["pixel-format"]
    if let audio = options.values["audio"], SoundList.isJSON(audio) {
      output.sounds = try options.value("audio", SoundList.parse) ?? []
    } else {
      output.audio = options.values["audio"]
    }
    for path in options.lists["captions"] ?? [] {
      let (captions, issues) = try CaptionsText.read(path)
      output.captions.append(captions)
      output.captionIssues += issues
    }
    return output
  }

  /// How progress is reported.
  static func progress(_ options: ParsedOptions) throws -> ProgressChoice {
    try options.value("progress", ProgressChoice.parse)
      ?? ProgressChoice(style: options.has("quiet") ? .none : Terminal.isInteractive ? .bar : .lines)
  }

  private static func codec(_ text: String) throws -> VideoCodec {
    if let codec = VideoCodec(name: text) { return codec }
    throw ValueError("must be one of \(VideoCodec.allCases.map(\.rawValue).joined(separator: ", "))")
  }
}
