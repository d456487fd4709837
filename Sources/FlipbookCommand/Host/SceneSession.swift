import Flipbook
import FlipbookDiagnostics
import FlipbookExport
import FlipbookScenes

/// The work of one command line in a scene's own process: makes the clip, collects diagnostics while the work
/// goes on, and reports them at the end.
@MainActor
struct SceneSession {
  private let request: SceneRequest
  let settings: SceneSettings
  private let isStrict: Bool
  private let progress: ProgressChoice
  /// Whether diagnostics are printed at the end, or written as events.
  private let prints: Bool
  let journal = RunJournal.own ?? RunJournal(environment: ProcessInfo.processInfo.environment)
  private let collector: DiagnosticCollector

  init(
    _ request: SceneRequest, settings: SceneSettings, isStrict: Bool,
    progress: ProgressChoice = ProgressChoice(style: .none), reports: Bool = true
  ) {
    self.request = request
    self.settings = settings
    self.isStrict = isStrict
    self.progress = progress
    prints = reports && (progress.style == .json || !request.isQuiet || isStrict)
    let trail = prints ? DiagnosticTrail(progress) : nil
    collector = DiagnosticCollector(places: SceneRegistry.unsupportedUses) { trail?.append($0) }
  }

  /// The diagnostics reported so far, without notes.
  var warnings: [ClipWarning] {
    collector.diagnostics.filter { $0.severity >= .warning }.map {
      ClipWarning($0, count: collector.count(of: $0))
    }
  }

  /// The error that was reported first: the scene can't be rendered as asked. Nil for none.
  var error: String? { collector.firstError?.message }

  /// Makes the clip and works with it.
  ///
  /// - Returns: The exit code.
  /// - Throws: ``FlipbookFailure``.
  func run(_ work: (SceneFrameSource) throws -> Void) throws -> Int32 {
    do {
      try DiagnosticCollector.$current.withValue(collector) {
        for module in SceneRegistry.missingModules {
          collector.report(
            Diagnostic(
              .note, code: "scene.module",
              message: "There is no module \(module.name) here; its import is left out.", place: module.place)
          )
        }
        for cut in SceneRegistry.cuts {
          collector.report(
            Diagnostic(
              .warning, code: "scene.cut", message: "Code is left out: \(cut.reason).", place: cut.place))
        }
        for asset in SceneRegistry.missingAssets {
          collector.report(
            Diagnostic(.warning, code: "scene.asset", message: asset.message, place: asset.place))
        }
        let entry = try ScenePicker.pick(
          request.scene, onlyViews: request.wantsView, from: SceneRegistry.entries, path: request.path)
        if entry.kind != .layers { reportUnknownProps() }
        if let sample = entry.sample {
          collector.report(
            Diagnostic(
              .note, code: "scene.sample",
              message: "\(entry.name) is shown with values made up: \(sample). Add a #Preview with others."))
        }
        let resources = SceneResources.make(
          forSceneAt: request.path, settings: settings, module: entry.module)
        let source = try SceneFrameSource(
          entry: entry, settings: settings, resources: resources, journal: journal)
        try checkForErrors()
        try work(source)
        try checkForErrors()
      }
    } catch {
      reportDiagnostics()
      throw (error as? ExportError).map(FlipbookFailure.init) ?? error
    }
    reportDiagnostics()
    try checkStrictly()
    return ExitCode.success.rawValue
  }

  /// Reports props that the scene does nothing with, misspelt ones for instance.
  private func reportUnknownProps() {
    let known = DeclaredProps.current
    for name in settings.props.values.keys.sorted() where known.lacks(name) {
      collector.warn("props.unknown", known.message(unknown: name))
    }
  }

  /// Renders frames to a file, or to one for each.
  ///
  /// - Parameter record: The records of the frames to keep beside the output.
  func render(
    _ source: SceneFrameSource, frames: [Int], to output: OutputSettings, workers: Int? = nil,
    record: RenderRecord = RenderRecord()
  ) throws {
    let reporter = ProgressReporter(progress, total: frames.count)
    var job = RenderJob(output: output, makeCanvas: SceneResources.canvasMaker(settings.renderer))
    job.frames = frames
    (job.segmentStore, job.identity, job.part) = (record.segmentStore, record.identity, record.part)
    job.markers = source.markerFrames
    if let workers { job.workers = workers }
    job.progress = { [journal] in
      journal?.recordWritten($0.done)
      reporter.update(done: $0.done)
    }
    let cancellation = job.cancellation
    let relay = SignalRelay { _ in cancellation.cancel() }
    reporter.report(
      .start(
        scene: source.name, output: output.path, frames: frames.count, width: source.format.pixelWidth,
        height: source.format.pixelHeight, fps: source.format.frameRate.framesPerSecond))
    do {
      defer { reporter.end() }
      let watch = MotionWatch()
      let sounds = FilmSounds(source, frames: frames, to: [output])
      for issue in output.captionIssues { collector.warn("captions.odd", issue) }
      try sounds.readNewSounds()
      job.tracks = {
        let tracks = try sounds.tracks()
        record.tracks?(tracks)
        return tracks
      }
      let checked = CheckedSource(source: source, record: record, watch: watch) {
        try checkForErrors()
        try sounds.readNewSounds()
        try checkStrictly()
      }
      try withExtendedLifetime(relay) { try job.run(checked, through: record.wrap) }
      if watch.isStill, frames.count > 1 { reportStillness(of: source, frames: frames.count) }
    }
    reporter.reportDone(output: output.path, isQuiet: request.isQuiet)
  }

  /// Says that nothing moves, and what could make it.
  private func reportStillness(of source: SceneFrameSource, frames: Int) {
    let names = source.presentControls.map { $0.label.isEmpty ? "a \($0.kind)" : "\"\($0.label)\"" }
    var message = "Nothing moves: all \(frames) frames are alike."
    if !names.isEmpty, !settings.playsAlone {
      let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " …" : "")
      message +=
        " What answers to touches is \(shown): --auto touches it all in turn, and a script says what and when."
    }
    collector.report(Diagnostic(.note, code: "film.still", message: message))
  }

  /// Ends the run when the scene can't be rendered as asked, for what it costs.
  func checkForErrors() throws {
    guard let error = collector.firstError else { return }
    throw FlipbookFailure(error.message, .scene)
  }

  /// Ends the run when `--strict` is given and there was a warning.
  func checkStrictly() throws {
    guard isStrict else { return }
    let warnings = warnings
    guard !warnings.isEmpty else { return }
    // Where they aren't printed beside it, the message names them.
    let names =
      prints ? "." : ":\n" + warnings.prefix(10).map { "\($0.text) [\($0.code)]" }.joined(separator: "\n")
    throw FlipbookFailure(
      "--strict: there \(warnings.count == 1 ? "was a warning" : "were \(warnings.count) warnings")\(names)",
      .strict)
  }

  private func reportDiagnostics() {
    guard prints else { return }
    for diagnostic in collector.diagnostics where diagnostic != collector.firstError {
      let count = collector.count(of: diagnostic)
      if progress.style == .json {
        EventStream(progress).write(.diagnostic(diagnostic, count: count))
      } else {
        Console.error("\(diagnostic)\(count > 1 ? " ×\(count)" : "")\n")
      }
    }
    if collector.droppedCount > 0 { Console.error("… and \(collector.droppedCount) more\n") }
  }
}

extension FlipbookFailure {
  /// A failed export, with the exit code for its reason.
  init(_ error: ExportError) {
    let exitCode: ExitCode =
      switch error.reason {
      case .settings: .usage
      case .input: .scene
      case .missingEncoder, .encoder, .output: .failure
      case .cancelled: .interrupted
      }
    self.init(
      error.reason == .cancelled ? "Interrupted; what was half written is removed." : error.message, exitCode)
  }
}
