import Flipbook
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes

/// The options of a render that keep something of its frames.
struct ManifestOptions {
  var manifest: String?
  var resumes: Bool
  var cache: String?
  /// In megabytes.
  var cacheSize: Int
  /// Where the profile goes, and in which form.
  var profile: (path: String, form: FilmProfile.Form)?
  /// Nil when nothing is said.
  var segments: SegmentChoice?

  init(_ options: ParsedOptions) throws {
    manifest = options.values["manifest"]
    resumes = options.has("resume")
    cache = options.values["cache"]
    cacheSize = try options.value("cache-size", NumberText.integer(in: 1...1_000_000)) ?? 2048
    segments = try options.value("segment", SegmentText.parse)
    if let path = options.values["profile"] {
      profile = (path, try options.value("profile", FilmProfile.form) ?? .json)
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
    if let choice = try segmentChoice(for: output.path, isSequence: isSequence) {
      guard profile == nil else {
        throw FlipbookFailure(
          "--profile and --segment don't go together: kept segments would count as quick ones.", .usage)
      }
      var output = output
      output.segments = choice
      return try SegmentRun(
        cache: cache, cacheSize: cacheSize, resumes: resumes,
        identity: Self.context(format, session.settings.renderer)
      ).render(source, frames: frames, to: output, workers: workers, isQuiet: options.has("quiet"), session)
    }
    var record = RenderRecord()
    if let cache {
      record.cache = try FrameCache(
        folder: cache, context: Self.context(format, session.settings.renderer), byteLimit: cacheSize << 20)
    }
    if profile != nil { record.profiler = FilmProfiler(frames: frames) }
    guard let manifest else {
      try session.render(source, frames: frames, to: output, workers: workers, record: record)
      return try write(record.profiler, of: source, session, isQuiet: options.has("quiet"))
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
      // Frames that are present but not confirmed by the manifest are rendered again.
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
    try write(record.profiler, of: source, session, isQuiet: options.has("quiet"))
  }

  /// Writes the profile, where one is wanted.
  @MainActor
  private func write(
    _ profiler: FilmProfiler?, of source: SceneFrameSource, _ session: SceneSession, isQuiet: Bool
  ) throws {
    guard let profiler, let profile else { return }
    let format = source.format
    let found = try profiler.profile(source.name) {
      try SceneResources.canvasMaker(session.settings.renderer)(
        format.pixelWidth, format.pixelHeight, format.scale)
    }
    try found.write(to: profile.path, profile.form)
    if !isQuiet { Console.error(found.text) }
  }

  /// How the film is cut; nil for a film that is not, and for pictures.
  ///
  /// - Throws: ``FlipbookFailure`` for options that contradict each other.
  private func segmentChoice(for path: String, isSequence: Bool) throws -> SegmentChoice? {
    if isSequence {
      if segments != nil { throw FlipbookFailure("--segment cuts films; \"\(path)\" is a picture.", .usage) }
      guard resumes else { return nil }
      guard manifest != nil else {
        throw FlipbookFailure(
          "--resume of pictures needs --manifest FILE, in the first run too: it records which frames can be trusted.",
          .usage)
      }
      guard FramePattern(path) != nil else {
        throw FlipbookFailure("One picture can't be resumed; a film or a sequence of PNGs can.", .usage)
      }
      return nil
    }
    if resumes, manifest != nil {
      throw FlipbookFailure(
        "--resume of a film takes kept segments, and --manifest needs the pixels of every frame; give one of them.",
        .usage)
    }
    if manifest != nil, segments ?? .none != .none {
      throw FlipbookFailure("--manifest and --segment don't go together; see docs/long-films.md.", .usage)
    }
    if resumes, segments == SegmentChoice.none {
      throw FlipbookFailure("--resume goes on from segments, and --segment none makes none.", .usage)
    }
    let standard: SegmentChoice = cache != nil ? .editing : resumes ? .standard : .none
    let choice = segments ?? (manifest == nil ? standard : .none)
    return choice == .none ? nil : choice
  }

  /// The inputs of a frame's bytes besides the display list and the output's form.
  static func context(_ format: FrameFormat, _ renderer: Renderer) -> String {
    "\(FlipbookVersion.current) \(format.pixelWidth)×\(format.pixelHeight) @\(format.scale) \(format.isOpaque) "
      + GoldenLock.current(renderer).components.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(
        separator: " ")
  }
}
