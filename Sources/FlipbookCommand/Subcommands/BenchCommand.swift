import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes

/// `flipbook bench FILE`: how fast a scene's frames are made, without a file that they go to.
enum BenchCommand: Subcommand {
  static let name = "bench"
  static let summary = "Measure how fast a scene's frames are made"

  static let parser = OptionParser(
    command: "flipbook bench", operands: "FILE",
    summary: """
      Renders the frames of a scene several times, writes nothing and prints how long it took: frames a second, and
      processor time a frame for recording and for painting. The scene is made anew for each round; compiling isn't
      counted.
      """,
    sections: [
      OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(title: "Frames", options: OptionSections.frames),
      OptionSection(
        title: "Run",
        options: [
          .value("rounds", nil, "N", "How often the frames are rendered (5)"),
          .value("workers", nil, "N", "Frames rasterised at once (1)"),
          OptionSections.json,
        ] + OptionSections.process + OptionSections.run.options),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let request = try SceneRequest(options, command: name)
    let settings = try SceneRequest.settings(options)
    let choice = try FrameChoice(options)
    let rounds = try options.value("rounds", NumberText.integer(in: 1...1000)) ?? 5
    let workers = try options.value("workers", NumberText.integer(in: 1...256)) ?? 1
    if case .tool(let makeCompiler) = invocation.host {
      return try request.runInScene(invocation, makeCompiler: makeCompiler)
    }
    var report: BenchReport?
    for round in 0..<rounds {
      let session = SceneSession(
        request, settings: settings, isStrict: options.has("strict"), reports: round == 0)
      _ = try session.run { source in
        let format = source.format
        let frames = try choice.frames(rate: format.frameRate.framesPerSecond, count: format.frameCount)
        let measured = try measure(source, frames, workers, session)
        if report == nil {
          report = BenchReport(
            scene: source.name, width: format.pixelWidth, height: format.pixelHeight,
            frameCount: frames.count, workers: workers, renderer: settings.renderer.rawValue, rounds: [])
        }
        report?.rounds.append(measured)
      }
    }
    guard let report else { return ExitCode.failure.rawValue }
    Console.output(options.has("json") ? try JSONText.pretty(report) : report.text)
    return ExitCode.success.rawValue
  }

  /// Renders frames to nowhere.
  private static func measure(
    _ source: SceneFrameSource, _ frames: [Int], _ workers: Int, _ session: SceneSession
  ) throws -> BenchReport.Round {
    let meter = WorkMeter()
    meter.isMade()
    var job = RenderJob(
      output: OutputSettings(path: ""), makeCanvas: SceneResources.canvasMaker(session.settings.renderer))
    job.workers = workers
    let relay = SignalRelay { [cancellation = job.cancellation] _ in cancellation.cancel() }
    let sink = MeteredSink(PaintedSink(), meter)
    let clock = Swift.ContinuousClock()
    let begin = clock.now
    try withExtendedLifetime(relay) {
      try job.run(MeteredSource(source: source, meter: meter, session: session), frames: frames, into: sink)
    }
    let times = meter.times()
    return BenchReport.Round(
      seconds: (clock.now - begin) / .seconds(1), record: times.record, paint: times.paint)
  }
}
