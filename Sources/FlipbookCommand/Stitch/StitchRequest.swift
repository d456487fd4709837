import Flipbook
import FlipbookExport
import FlipbookRaster
import FlipbookScenes

/// Everything a command line of `stitch` says, understood.
struct StitchRequest {
  /// A pattern, a folder, or files.
  var operands: [String]
  var missing: MissingFrames
  /// Nil for what the files say.
  var rate: FrameRate?
  var frames: FrameChoice
  /// The ground under transparent pixels; nil to keep them or to refuse them.
  var background: PNGFrameReader.Alpha?
  var manifest: String?
  var output: OutputSettings
  /// Nil for all cores.
  var workers: Int?
  var progress: ProgressChoice
  var isQuiet: Bool
  var isStrict: Bool

  /// - Throws: ``FlipbookFailure`` for the first value that can't be understood or that contradicts another.
  init(_ options: ParsedOptions) throws {
    operands = options.positionals
    guard !operands.isEmpty else {
      throw FlipbookFailure(
        "Name the frames: flipbook stitch frames/%05d.png -o film.mp4, or a folder of them.", .usage)
    }
    missing = try options.value("missing", NumberText.word(MissingFrames.self)) ?? .fail
    rate = try options.value("fps", RateText.parse)
    frames = try FrameChoice(options)
    background = try options.value("background", ColorText.parse).map(Self.opaque)
    manifest = options.values["manifest"]
    guard let path = options.values["output"], !path.isEmpty else {
      throw FlipbookFailure("Say where the film goes: -o film.mp4.", .usage)
    }
    output = try FilmOptions.settings(options, path: path)
    if OutputFormat(path: path) == .png {
      throw FlipbookFailure("\"\(path)\" is a picture; name a film such as film.mp4.", .usage)
    }
    do { try output.check() } catch let error as ExportError { throw FlipbookFailure(error) }
    workers = try options.value("workers", NumberText.integer(in: 1...256))
    progress = try FilmOptions.progress(options)
    isQuiet = options.has("quiet")
    isStrict = options.has("strict")
  }

  private static func opaque(_ color: Color) throws -> PNGFrameReader.Alpha {
    let resolved = color.resolve(in: EnvironmentValues())
    guard resolved.opacity == 1 else {
      throw FlipbookFailure(
        "--background: the colour must be opaque; films without it keep transparency.", .usage)
    }
    return .over(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue))
  }
}
