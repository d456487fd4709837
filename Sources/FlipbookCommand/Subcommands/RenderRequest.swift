import Flipbook
import FlipbookExport
import FlipbookScenes

/// Everything a command line of `render` says, understood.
struct RenderRequest {
  var scene: SceneRequest
  var settings: SceneSettings
  var frames: FrameChoice
  var output: OutputSettings
  /// Nil for all cores.
  var workers: Int?
  var progress: ProgressStyle
  var isStrict: Bool

  /// - Throws: ``FlipbookFailure`` for the first value that can't be understood or that contradicts another.
  init(_ options: ParsedOptions) throws {
    scene = try SceneRequest(options, command: "render")
    settings = try SceneRequest.settings(options)
    frames = try FrameChoice(options)
    guard let output = options.values["output"], !output.isEmpty else {
      throw FlipbookFailure("Say where the film goes: -o film.mp4, or -o frames/%05d.png.", .usage)
    }
    self.output = OutputSettings(path: output)
    self.output.overwrites = options.has("overwrite")
    self.output.codec = try options.value("codec", Self.codec)
    self.output.quality = try options.value("crf", NumberText.integer(in: 0...63))
    self.output.pixelFormat = options.values["pixel-format"]
    self.output.audio = options.values["audio"]
    self.output.pngLevel = try options.value("png-level", NumberText.integer(in: 1...9))
    do { try self.output.check() } catch let error as ExportError { throw FlipbookFailure(error) }
    workers = try options.value("workers", NumberText.integer(in: 1...256))
    isStrict = options.has("strict")
    let style = try options.value("progress", NumberText.word(ProgressStyle.self))
    progress = style ?? (scene.isQuiet ? .none : Terminal.isInteractive ? .bar : .lines)
  }

  private static func codec(_ text: String) throws -> VideoCodec {
    if let codec = VideoCodec(name: text) { return codec }
    throw ValueError("must be one of \(VideoCodec.allCases.map(\.rawValue).joined(separator: ", "))")
  }
}
