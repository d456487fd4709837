import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Synchronization

/// `flipbook verify MANIFEST SCENE`: renders again and proves that every frame is the same.
enum VerifyCommand: Subcommand {
  static let name = "verify"
  static let summary = "Render again and prove that frames are as a manifest says"

  static let parser = OptionParser(
    command: "flipbook verify", operands: "MANIFEST SCENE",
    summary: """
      Renders the frames of a manifest that "render --manifest" wrote, with the same options, and compares digests. Exits
      with 0 when all are the same, 1 when one is not, 2 when it can't be done.
      """,
    sections: [
      OptionSection(
        title: "Run",
        options: [
          .value("workers", nil, "N", "Frames rasterised at once (all cores)"),
          .value("chunk", nil, "N", "Begin anew after so many frames"),
          OptionSections.json,
        ] + OptionSections.process + [OptionSections.quiet, OptionSections.help])
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard options.positionals.count == 2 else {
      throw FlipbookFailure("Name a manifest and its scene: flipbook verify MANIFEST SCENE.swift.", .usage)
    }
    do {
      return try verify(options, invocation)
    } catch let failure as FlipbookFailure where failure.exitCode == .failure {
      // 1 says that a frame differs; nothing else may.
      throw FlipbookFailure(failure.message, .usage)
    }
  }

  private static func verify(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let manifest = try FrameManifest.read(options.positionals[0])
    let path = options.positionals[1]
    let workers = try options.value("workers", NumberText.integer(in: 1...256))
    let chunk = try options.value("chunk", NumberText.integer(in: 1...1_000_000))
    var given = ManifestOrigin.options(manifest)
    given.positionals = [path]
    for flag in ["quiet", "sandbox"] where options.has(flag) { given.flags.insert(flag) }
    given.values["timeout"] = options.values["timeout"]
    let request = try SceneRequest(given, command: name)
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, makeCompiler: makeCompiler)
    }
    let notes = try ManifestOrigin.changes(since: manifest, path: path)
    if !notes.isEmpty, !request.isQuiet, !options.has("json") {
      Console.output(notes.joined(separator: "\n") + "\n")
    }
    let settings = try SceneRequest.settings(given)
    var found: [FrameManifest.Frame] = []
    let size = chunk ?? max(1, manifest.frames.count)
    for start in stride(from: 0, to: manifest.frames.count, by: size) {
      let frames = manifest.frames[start..<min(start + size, manifest.frames.count)].map(\.frame)
      _ = try SceneSession(request, settings: settings, isStrict: false).run { source in
        found += try digests(source, frames, workers, settings.renderer)
      }
    }
    let report = VerifyReport(manifest, found, notes: notes)
    if options.has("json") {
      Console.output(try JSONText.pretty(report))
    } else if !request.isQuiet {
      Console.output(report.text)
    }
    return report.differences.isEmpty ? ExitCode.success.rawValue : ExitCode.failure.rawValue
  }

  /// The digests of some frames, painted and thrown away.
  private static func digests(
    _ source: SceneFrameSource, _ frames: [Int], _ workers: Int?, _ renderer: Renderer
  ) throws -> [FrameManifest.Frame] {
    let last = source.format.frameCount
    let frames = frames.filter { $0 < last }
    guard !frames.isEmpty else { return [] }
    let pixels = Mutex<[Int: ContentHash]>([:])
    let sink = DigestSink(nil) { number, hash, _ in pixels.withLock { $0[number] = hash } }
    var job = RenderJob(output: OutputSettings(path: ""), makeCanvas: SceneResources.canvasMaker(renderer))
    if let workers { job.workers = workers }
    let recording = ListRecordingSource(source: source)
    let relay = SignalRelay { [cancellation = job.cancellation] _ in cancellation.cancel() }
    try withExtendedLifetime(relay) { try job.run(recording, frames: frames, into: sink) }
    return frames.compactMap { frame in
      guard let list = recording.lists[frame], let hash = pixels.withLock({ $0[frame] }) else { return nil }
      return FrameManifest.Frame(frame: frame, list: list, pixels: hash)
    }
  }
}

/// A source that remembers the digests of the lists it gave.
@MainActor
private final class ListRecordingSource: FrameSource {
  private let source: SceneFrameSource
  private(set) var lists: [Int: ContentHash] = [:]

  init(source: SceneFrameSource) { self.source = source }

  var format: FrameFormat { source.format }

  func displayList(at frame: Int) -> DisplayList {
    let list = source.displayList(at: frame)
    lists[frame] = list.contentHash
    return list
  }
}
