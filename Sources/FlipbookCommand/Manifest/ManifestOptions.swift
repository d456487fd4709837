import Flipbook
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes

/// The options of a render that keep something of its frames.
struct ManifestOptions {
  static let section = OptionSection(
    title: "Kept frames",
    options: [
      .value("manifest", nil, "FILE", "Write every frame's digests and what they were made of"),
      .flag("resume", nil, "Go on with a PNG sequence; frames that --manifest vouches for are kept"),
      .value("cache", nil, "DIR", "Keep painted frames by what is drawn, and take them from there"),
      .value("cache-size", nil, "MB", "How large the cache may become (2048)"),
    ])

  var manifest: String?
  var resumes: Bool
  var cache: String?
  /// In megabytes.
  var cacheSize: Int

  init(_ options: ParsedOptions) throws {
    manifest = options.values["manifest"]
    resumes = options.has("resume")
    cache = options.values["cache"]
    cacheSize = try options.value("cache-size", NumberText.integer(in: 1...1_000_000)) ?? 2048
    if resumes, manifest == nil {
      throw FlipbookFailure(
        "--resume needs --manifest FILE, in the first run too: it tells which frames can be trusted.", .usage)
    }
    if options.values["cache-size"] != nil, cache == nil {
      throw FlipbookFailure("--cache-size is that of --cache DIR, which is not given.", .usage)
    }
  }

  /// Renders frames and keeps what is asked for.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - options: The whole command line.
  @MainActor
  func render(
    _ source: SceneFrameSource, frames: [Int], to output: OutputSettings, workers: Int?, path: String,
    _ options: ParsedOptions, _ session: SceneSession
  ) throws {
    let format = source.format
    let isSequence = OutputFormat(path: output.path) == .png
    if resumes, !isSequence || FramePattern(output.path) == nil {
      throw FlipbookFailure("Only a sequence of PNGs can be resumed, such as -o frames/%05d.png.", .usage)
    }
    var record = RenderRecord()
    if let cache {
      record.cache = try FrameCache(
        folder: cache, context: Self.context(format, session.settings.renderer), byteLimit: cacheSize << 20)
    }
    guard let manifest else {
      try session.render(source, frames: frames, to: output, workers: workers, record: record)
      return
    }
    var known = try FrameManifest(origin: ManifestOrigin.make(source, path: path, options))
    var (output, rest) = (output, frames)
    if resumes {
      let wanted = Set(frames)
      known.frames = ManifestRecorder.trustedFrames(manifest, id: known.id) { frame in
        FramePattern(output.path)?.path(frame) ?? output.path
      }.filter { wanted.contains($0.frame) }
      let done = Set(known.frames.map(\.frame))
      rest = frames.filter { !done.contains($0) }
      // What is there and not vouched for is made anew.
      output.overwrites = true
      if !options.has("quiet") {
        Console.error("\(done.count) of \(frames.count) frames are there already.\n")
      }
    }
    output.metadata[FrameManifest.keyword] = "\(known.id)"
    let recorder = ManifestRecorder(known, path: manifest, metadata: output.metadata)
    record.recorder = recorder
    if isSequence { try recorder.start() }
    if !rest.isEmpty {
      do {
        try session.render(source, frames: rest, to: output, workers: workers, record: record)
      } catch {
        recorder.discardIfEmpty()
        throw error
      }
    }
    try recorder.finish()
  }

  /// What besides the display list and the output's form decides a frame's bytes.
  private static func context(_ format: FrameFormat, _ renderer: Renderer) -> String {
    "\(FlipbookVersion.current) \(format.pixelWidth)×\(format.pixelHeight) @\(format.scale) \(format.isOpaque) "
      + GoldenLock.current(renderer).components.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(
        separator: " ")
  }
}
