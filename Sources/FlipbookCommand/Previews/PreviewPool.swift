import Dispatch
import Flipbook
import FlipbookProjects
import FlipbookScenes
import Foundation
import Synchronization

/// Draws previews: a process for each processor, which forks for each preview. A preview that crashes or hangs does so
/// alone.
final class PreviewPool: Sendable {
  /// A picture to draw.
  struct Job: Sendable {
    var shot: PreviewShot
    /// Where the picture goes.
    var output: String
    /// Further times, which are drawn where the preview moves.
    var moments: [Moment] = []
    /// The time of the picture; nil for the first.
    var place: String?

    struct Moment: Sendable {
      /// As options write it: `0.5s`.
      var place: String
      var output: String
    }
  }

  private let program: SceneProgram
  /// The project's folder, in which resources are looked up.
  private let root: String
  private let jobs: [Job]
  /// Options that all have.
  private let options: ParsedOptions
  /// Seconds that a preview may take.
  private let limit: Double
  private let folder: String
  private let state: Mutex<State>

  private struct State {
    var next = 0
    var shots: [PreviewShot]
    var isStopped = false
  }

  init(
    _ program: ProjectProgram, root: String, jobs: [Job], options: ParsedOptions, limit: Double,
    folder: String
  ) {
    var session = SceneProgram(
      executable: program.executable, isCompiled: true,
      files: program.files.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil })
    session.project = root
    self.program = session
    self.root = root
    self.jobs = jobs
    self.options = options
    self.limit = limit
    self.folder = folder
    state = Mutex(State(shots: jobs.map(\.shot)))
  }

  /// Draws all.
  ///
  /// - Returns: The shots in the order of the jobs.
  /// - Throws: ``FlipbookFailure`` when it was interrupted.
  func run() throws -> [PreviewShot] {
    let relay = SignalRelay { [self] _ in state.withLock { $0.isStopped = true } }
    let width = max(1, min(jobs.count, ProcessInfo.processInfo.activeProcessorCount))
    let group = Dispatch.DispatchGroup()
    for number in 0..<width {
      group.enter()
      let thread = Foundation.Thread { [self] in
        work(number)
        group.leave()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    withExtendedLifetime(relay) { group.wait() }
    return try state.withLock { state in
      if state.isStopped { throw FlipbookFailure("Interrupted.", .interrupted) }
      return state.shots
    }
  }

  private func claimNext() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < jobs.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private func work(_ number: Int) {
    let place = "\(folder)/process-\(number)"
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    var session: SessionProcess?
    while let index = claimNext() {
      var shot = jobs[index].shot
      let start = Swift.ContinuousClock.now
      do { try draw(jobs[index], &session, in: place, &shot) } catch { shot.failure = "\(error)" }
      shot.seconds = (Swift.ContinuousClock.now - start) / .seconds(1)
      let done = shot
      state.withLock { $0.shots[index] = done }
    }
  }

  private func draw(_ job: Job, _ session: inout SessionProcess?, in place: String, _ shot: inout PreviewShot)
    throws
  {
    var common = options
    common.positionals = [root]
    common.values["scene"] = job.shot.preview.id
    for (name, value) in job.shot.variant.values { common.values[name] = value }
    common.flags.insert("overwrite")
    let shared = try common.addingThoseOfScene(StillRequest.parser)
    func request(_ command: String, _ output: String, _ place: String?) -> CommandRequest {
      var options = shared
      options.values["output"] = output
      options.values["at"] = place
      return CommandRequest(subcommand: command, options: options)
    }
    let clips =
      [request(StillRequest.command, job.output, job.place)]
      + job.moments.map { request(StillRequest.momentCommand, $0.output, $0.place) }
    for attempt in 1...2 {
      if session?.isUsable != true { session = try SessionProcess(program, folder: place) }
      guard let process = session else { return }
      let row = process.render(clips, of: job.shot.preview.shownFile, limit: limit) {
        state.withLock { $0.isStopped }
      }
      if row.wasMissed, attempt == 1 { continue }
      read(row, job, &shot)
      return
    }
  }

  private func read(_ row: SessionProcess.Row, _ job: Job, _ shot: inout PreviewShot) {
    switch row.outcome {
    case .replied(let reply):
      (shot.width, shot.height) = (reply.width, reply.height)
      shot.warnings = reply.warnings.filter { $0.code != "code.uncompiled" }
      guard let output = reply.outputs.first, output.code == 0 else {
        shot.failure = reply.outputs.first?.message ?? "The program gave no answer."
        return
      }
      shot.picture = job.output
      for (moment, output) in zip(job.moments, reply.outputs.dropFirst()) {
        if output.code != 0 {
          shot.failure = "at \(moment.place): \(output.message)"
        } else if output.frames > 0 {
          shot.moments.append((moment.place, moment.output))
        }
      }
    case .left(let code):
      let mark = UncompiledCode.mark
      let line = row.printed.split(separator: "\n").last { $0.hasPrefix(mark) }
      shot.failure =
        line.map { String($0.dropFirst(mark.count)) } ?? "It ended the program itself, with code \(code)."
    case .crashed(let signal, let backtrace, let state):
      shot.failure =
        SceneCrash(
          path: job.shot.preview.shownFile, files: program.files, signal: signal, printed: row.printed,
          backtrace: backtrace, state: state
        ).message
    case .timedOut(let report, _):
      shot.failure =
        "It took longer than \(TimeText.seconds(limit)) and was ended.\(report.map { " \($0.text)." } ?? "")"
    case .interrupted: shot.failure = "Interrupted."
    }
  }
}
