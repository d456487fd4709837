import FlipbookExport
import FlipbookScenes
import Foundation
import Synchronization

/// Compiles a scene file and has the program it becomes run a request.
///
/// The scene runs as a child, not in this process's place, so that someone is left to say where a crash was
/// and to remove what it left behind.
struct SceneProcess {
  var file: SceneFile
  var compiler: any SceneCompiling
  var settings: SceneCompileSettings
  /// Whether a terminal may show what goes on.
  var showsNotes = true
  /// Variables that the child gets beside this process's own.
  var environment: [String: String] = [:]
  /// Seconds that the scene may take, its compilation left out; nil for no limit.
  var timeLimit: Double?
  /// The output, beside which something may be left half written.
  var output: String?
  /// How progress is shown, and where events go.
  var progress = ProgressChoice(style: .none)
  /// The sandbox of the scene; nil to see all that this process sees.
  var sandbox: Sandbox?

  init(
    file: SceneFile, compiler: any SceneCompiling, settings: SceneCompileSettings, showsNotes: Bool = true
  ) {
    self.file = file
    self.compiler = compiler
    self.settings = settings
    self.showsNotes = showsNotes
  }

  /// - Returns: The child's own exit code.
  /// - Throws: ``FlipbookFailure`` when the scene does not compile, crashes, takes too long or is interrupted.
  func run(_ command: CommandRequest) throws -> Int32 {
    let program = try executable()
    let folder = try Self.workingFolder("flipbook-scene-")
    defer { folder.remove() }
    let path = folder.path + "/journal"
    let backtrace = folder.path + "/backtrace"
    let commandPath = folder.path + "/request.json"
    let journal = try Self.prepare(folder.path, journal: path, command, at: commandPath)
    let streams = try SceneStreams(progress)
    var variables = SceneEnvironment.variables(folder: folder.path)
    for more in [
      CrashReport.environment(writingTo: backtrace), [RunJournal.variable: path], streams.environment,
      environment,
    ] {
      variables.merge(more) { $1 }
    }
    var request = ChildRequest(program, [CommandRequest.word, commandPath])
    request.environment.merge(variables) { $1 }
    if let sandbox {
      request = try sandbox.wrap(request, file: file, folder: folder.path, additions: variables)
    }

    let child = Mutex<(child: RunningChild?, interruptions: Int)>((nil, 0))
    let relay = SignalRelay { number in
      let (child, times) = child.withLock { state in
        state.interruptions += 1
        return (state.child, state.interruptions)
      }
      // The terminal sends Ctrl-C to the child too; asking twice does no harm. Who asks again means it.
      if times > 1 { child?.kill() } else { child?.send(number) }
    }
    let (exit, timedOut) = try withExtendedLifetime(relay) {
      let running = try RunningChild(request, streams: streams.streams)
      streams.start()
      let isInterrupted = child.withLock { state in
        state.child = running
        return state.interruptions > 0
      }
      if isInterrupted { running.send(SIGTERM) }
      let watch = watch(journal, running, program: program)
      let exit = try running.wait()
      streams.finish()
      return (sandbox == nil ? exit : exit.asSignal, watch.stop())
    }
    let interruptions = child.withLock { $0.interruptions }
    if let message = journal.message {
      Console.error(message)
      Console.error("flipbook: \"\(file.path)\": the scene closed the descriptors of its own process.\n")
    }
    let outcome = SceneOutcome(
      file: file, exit: exit, state: journal.state, isInterrupted: interruptions > 0,
      timeout: timedOut.flatMap { report in timeLimit.map { (report, $0) } }, backtrace: backtrace)
    if !outcome.isOrderly, let output { OutputFile.sweep(beside: output) }
    if outcome.isCutShort { DiagnosticTrail(besideJournal: path, progress).printLeft(progress) }
    return try outcome.code()
  }

  private func watch(_ journal: RunJournal, _ child: RunningChild, program: String) -> HangWatch {
    let (files, limit, isQuiet, progress) = (file.parts, timeLimit, !showsNotes, progress)
    let stack = SceneStack(program: program, files: files.map(\.absolutePath))
    return HangWatch(journal, path: file.path, limit: limit, isCrashing: { child.isCrashing }) { report in
      Self.locate(&report, journal, stack, files)
    } handler: { event in
      switch event {
      case .hang(let report): LayerRun.report(report, limit: limit, isQuiet: isQuiet, progress)
      case .timeout: child.send(SIGTERM)
      case .overdue: child.kill()
      }
    }
  }

  /// Samples the stack of the scene's thread several times: a loop is not always in the scene's own lines.
  static func locate(
    _ report: inout HangReport, _ journal: RunJournal, _ stack: SceneStack, _ files: [SceneFile.Part]
  ) {
    switch report.state {
    case .making, .drawing: break
    case .painting, .finished, nil: return
    }
    // Where the scene's own lines take little of the time, it takes many samples to meet one.
    var places: [SceneStack.Place] = []
    for samples in [8, 250] where places.isEmpty {
      var stacks: [[UInt64]] = []
      for _ in 0..<samples {
        guard let offsets = journal.stack() else { return }
        stacks.append(offsets)
        usleep(2_000)
      }
      places = stack.places(in: stacks)
    }
    var counts: [(place: SceneStack.Place, count: Int)] = []
    for place in places {
      if let index = counts.firstIndex(where: { $0.place == place }) {
        counts[index].count += 1
      } else {
        counts.append((place, 1))
      }
    }
    guard let best = counts.max(by: { $0.count < $1.count }) else {
      report.isOutside = true
      return
    }
    report.place = best.place
    report.placePath = files.first { $0.absolutePath == best.place.file }?.path ?? best.place.file
  }

  /// A folder of this run for what is gone when it ends. Folders of the kind that earlier runs left are removed.
  ///
  /// - Throws: ``FlipbookFailure``.
  static func workingFolder(_ prefix: String) throws -> WorkingFolder {
    let place = FileManager.default.temporaryDirectory.path
    WorkingFolder.sweep(in: place, prefix: prefix)
    do { return try WorkingFolder(in: place, prefix: prefix) } catch { throw unwritable(place, error) }
  }

  /// Makes the journal of a run and the file of its request.
  private static func prepare(
    _ folder: String, journal path: String, _ command: CommandRequest, at commandPath: String
  ) throws -> RunJournal {
    do { try RunJournal.create(at: path) } catch { throw unwritable(folder, error) }
    do { try command.write(to: commandPath) } catch {
      throw FlipbookFailure(
        "\"\(commandPath)\" can't be written: \(error). Name another folder with TMPDIR.", .failure)
    }
    guard let journal = RunJournal(path: path) else {
      throw FlipbookFailure("\"\(path)\" can't be read back.", .failure)
    }
    return journal
  }

  private static func unwritable(_ path: String, _ failure: SystemFailure) -> FlipbookFailure {
    FlipbookFailure(
      "Temporary files can't be written in \"\(path)\": \(failure). Name another folder with TMPDIR.",
      .failure)
  }

  /// Compiles, with a note on the terminal for as long as that takes.
  private func executable() throws -> String {
    var settings = settings
    let (path, notes) = (file.path, showsNotes && Terminal.isInteractive)
    settings.colorsMessages = Terminal.isInteractive
    settings.willCompile = { if notes { Console.error("Compiling \(path) …") } }
    defer { if notes { Console.clearLine() } }
    return try compiler.executable(for: file, settings: settings)
  }
}
