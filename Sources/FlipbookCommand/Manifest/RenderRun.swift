import Flipbook
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes

/// Renders frames of a scene to an output, and keeps of them what is asked for: a manifest, segments, a profile.
@MainActor
struct RenderRun {
  let session: SceneSession
  let output: OutputSettings
  /// Nil for one for each processor.
  let workers: Int?
  /// The scene file.
  let path: String
  /// The whole command line, which a manifest records.
  let options: ParsedOptions
  let kept: ManifestOptions

  private var isQuiet: Bool { options.has("quiet") }
  private var isSequence: Bool { OutputFormat(path: output.path) == .png }

  /// - Throws: ``FlipbookFailure`` for options that contradict each other, and what ends the render.
  func run(_ source: SceneFrameSource, frames: [Int]) throws {
    if let choice = try kept.segmentChoice(for: output.path, isSequence: isSequence) {
      return try runInSegments(choice, source, frames)
    }
    var record = RenderRecord()
    if let cache = kept.cache {
      record.cache = try FrameCache(
        folder: cache, context: context(source), byteLimit: kept.cacheSize << 20)
    }
    if kept.profile != nil { record.profiler = FilmProfiler(frames: frames) }
    if let manifest = kept.manifest {
      try run(source, frames, manifest, &record)
    } else {
      try session.render(source, frames: frames, to: output, workers: workers, record: record)
    }
    try write(record.profiler, of: source)
  }

  private func context(_ source: SceneFrameSource) -> String {
    ManifestOptions.context(source.format, session.settings.renderer)
  }

  private func runInSegments(
    _ choice: SegmentChoice, _ source: SceneFrameSource, _ frames: [Int]
  ) throws {
    guard kept.profile == nil else {
      throw FlipbookFailure(
        "--profile and --segment don't go together: kept segments would count as quick ones.", .usage)
    }
    var output = output
    output.segments = choice
    try SegmentRun(
      cache: kept.cache, cacheSize: kept.cacheSize, resumes: kept.resumes, identity: context(source)
    ).render(source, frames: frames, to: output, workers: workers, isQuiet: isQuiet, session)
  }

  /// Records each frame in a manifest, and leaves out those that an earlier one confirms.
  private func run(
    _ source: SceneFrameSource, _ frames: [Int], _ manifest: String, _ record: inout RenderRecord
  ) throws {
    var known = try FrameManifest(origin: ManifestOrigin.make(source, path: path, options))
    var (output, rest) = (output, frames)
    if kept.resumes {
      let wanted = Set(frames)
      known.frames = ManifestRecorder.trustedFrames(manifest, id: known.id) { frame in
        FramePattern(output.path)?.path(frame) ?? output.path
      }.filter { wanted.contains($0.frame) }
      let done = Set(known.frames.map(\.frame))
      rest = frames.filter { !done.contains($0) }
      // Frames that are present but not confirmed by the manifest are rendered again.
      output.overwrites = true
      if !isQuiet { Console.error("\(done.count) of \(frames.count) frames are there already.\n") }
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

  /// Writes the profile, where one is wanted.
  private func write(_ profiler: FilmProfiler?, of source: SceneFrameSource) throws {
    guard let profiler, let profile = kept.profile else { return }
    let format = source.format
    let found = try profiler.profile(source.name) {
      try SceneResources.canvasMaker(session.settings.renderer)(
        format.pixelWidth, format.pixelHeight, format.scale)
    }
    try found.write(to: profile.path, profile.form)
    if !isQuiet { Console.error(found.text) }
  }
}
