import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The work of one `stitch`: finds the frames, inspects them, and makes the film.
struct StitchRun {
  private let request: StitchRequest
  private let workers: Int

  init(_ request: StitchRequest) {
    self.request = request
    workers = request.workers ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// - Returns: The exit code.
  /// - Throws: ``FlipbookFailure``.
  func run() throws -> Int32 {
    let timeline = try StitchTimeline(request.operands, missing: request.missing)
    let manifest = try request.manifest.map(FrameManifest.read)
    let cancellation = Cancellation()
    let relay = SignalRelay { _ in cancellation.cancel() }
    return try withExtendedLifetime(relay) {
      do {
        return try run(timeline, manifest, cancellation)
      } catch let error as ExportError {
        throw FlipbookFailure(error)
      }
    }
  }

  private func run(
    _ timeline: StitchTimeline, _ manifest: FrameManifest?, _ cancellation: Cancellation
  ) throws -> Int32 {
    // The rate decides which files a range in seconds names, and the first file says it.
    let named = try request.rate ?? manifest?.rate ?? rate(of: timeline.pictures.first, cancellation)
    let rate = named ?? Self.usualRate
    let pictures = try timeline.picked(request.frames, rate: rate)
    let digests = manifest.map { manifest in
      Dictionary(manifest.frames.map { ($0.frame, $0.file) }) { first, _ in first }
    }
    let inspection = try SequenceInspection(pictures, workers: workers, cancellation: cancellation) {
      frame, bytes in
      guard let digests else { return nil }
      guard let known = digests[frame], let digest = known else {
        return "the manifest has no file of frame \(frame)"
      }
      return ContentHash(of: [UInt8](bytes)) == digest ? nil : "the file is not the one of the manifest"
    }
    let ignoresRates = request.rate != nil
    let problems = inspection.problems + (ignoresRates ? [] : inspection.rateProblems)
    guard problems.isEmpty else { throw Self.failure(problems) }
    try report(notes(inspection, named))
    var job = StitchJob(output: request.output)
    if let title = inspection.title { job.output.metadata["title"] = title }
    job.workers = workers
    job.cancellation = cancellation
    if let background = request.background { job.background = background }
    let reporter = ProgressReporter(request.progress, total: pictures.count)
    job.progress = { reporter.update(done: $0.done) }
    reporter.report(
      .start(
        scene: inspection.title ?? "", output: request.output.path, frames: pictures.count,
        width: inspection.width, height: inspection.height, fps: rate.framesPerSecond))
    do {
      defer { reporter.end() }
      try job.run(pictures, inspection, rate: rate)
    }
    reporter.reportDone(output: request.output.path, isQuiet: request.isQuiet)
    return ExitCode.success.rawValue
  }

  /// Of files that name no rate.
  private static let usualRate = FrameRate(30, over: 1)!

  private func rate(of first: NumberedPicture?, _ cancellation: Cancellation) throws -> FrameRate? {
    guard let first else { return nil }
    return try SequenceInspection([first], workers: 1, cancellation: cancellation).rate
  }

  private static func failure(_ problems: [String]) -> FlipbookFailure {
    let shown = problems.prefix(20).joined(separator: "\n  ")
    let rest = problems.count > 20 ? "\n  … and \(problems.count - 20) more" : ""
    return FlipbookFailure("These frames can't become a film:\n  \(shown)\(rest)", .scene)
  }

  private func notes(_ inspection: SequenceInspection, _ rate: FrameRate?) -> [Diagnostic] {
    var found = inspection.notes.map { Diagnostic(.warning, code: "stitch.mixed", message: $0) }
    if rate == nil {
      found.append(
        Diagnostic(
          .note, code: "stitch.rate",
          message: "The files name no frame rate; 30 frames a second are used. Give another with --fps."))
    }
    return found
  }

  /// Prints what is worth knowing before the encoder starts.
  private func report(_ diagnostics: [Diagnostic]) throws {
    let limit = 20
    for diagnostic in diagnostics.prefix(limit) {
      if request.progress.style == .json {
        EventStream(request.progress).write(.diagnostic(diagnostic, count: 1))
      } else if !request.isQuiet || request.isStrict {
        Console.error("\(diagnostic)\n")
      }
    }
    if diagnostics.count > limit { Console.error("… and \(diagnostics.count - limit) more\n") }
    let warnings = diagnostics.count { $0.severity >= .warning }
    if request.isStrict, warnings > 0 {
      throw FlipbookFailure(
        "--strict: there \(warnings == 1 ? "was a warning" : "were \(warnings) warnings").", .strict)
    }
  }
}

extension FrameManifest {
  /// The rate of the render.
  fileprivate var rate: FrameRate? {
    let parts = origin.frameRate.split(separator: "/").compactMap { Int($0) }
    return parts.count == 2 ? FrameRate(parts[0], over: parts[1]) : nil
  }
}
