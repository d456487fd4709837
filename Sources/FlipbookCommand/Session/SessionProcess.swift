import FlipbookScenes
import Foundation

/// A scene's process, as the batch sees it: takes one row at a time and outlives rows that crash.
///
/// One thread at a time uses it.
final class SessionProcess {
  /// The outcome of a row.
  enum Outcome: Sendable {
    case replied(SessionReply)
    /// It ended itself with a code before it was done.
    case left(code: Int32)
    case crashed(signal: Int32, backtrace: String, state: RunJournal.State?)
    case timedOut(HangReport?, RunJournal.State?)
    case interrupted
  }

  /// The results of a row besides its files.
  struct Row: Sendable {
    var outcome: Outcome
    /// The printed text, as far as it is kept.
    var printed: String
    /// The process that rendered it; 0 when there was none.
    var process: Int32

    /// Whether the scene's process was gone before it began the row.
    var wasMissed: Bool {
      guard process == 0 else { return false }
      switch outcome {
      case .left, .crashed: return true
      case .replied, .timedOut, .interrupted: return false
      }
    }
  }

  /// Seconds that a row may take to end once it is asked to.
  private static let grace = 2.0

  private let child: SceneChild
  private let program: SceneProgram
  private let folder: String

  private var journalPath: String { folder + "/journal" }

  /// Starts a program. Everything that it starts ends with it, and it with this process.
  ///
  /// - Parameters:
  ///   - folder: An empty folder for its journal and its backtrace.
  ///   - sandbox: The sandbox of a compiled scene; nil to see all that this process sees.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  init(_ program: SceneProgram, folder: String, sandbox: Sandbox? = nil) throws {
    self.program = program
    self.folder = folder
    child = try SceneChild(
      program, [SessionServer.command], folder: folder,
      variables: SceneChild.Variables(
        answers: SessionServer.messagesVariable, journal: SessionServer.journalVariable), sandbox: sandbox)
  }

  /// Whether it takes more rows.
  var isUsable: Bool { !child.hasEnded }

  /// Has it render a row.
  ///
  /// - Parameters:
  ///   - clips: Requests of `render` and `still` that differ in their outputs alone.
  ///   - path: The scene file, as the person wrote it.
  ///   - limit: Seconds that it may take.
  ///   - isStopped: Asked several times a second whether the batch is to end.
  func render(_ clips: [CommandRequest], of path: String, limit: Double, isStopped: () -> Bool) -> Row {
    for name in ["backtrace", "journal"] { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    try? RunJournal.create(at: journalPath)
    let journal = RunJournal(path: journalPath)
    let hangs = journal.map { self.watch($0, path: path, limit: limit) }
    var row = Row(outcome: .interrupted, printed: "", process: 0)
    var tail = PrintedTail()
    var reply: SessionReply?
    var ending: Ending?
    let start = ContinuousClock.now
    var status: Int32?
    if child.send(SessionRequest.render(clips)) {
      while status == nil, !child.hasEnded {
        wait(milliseconds: 100)
        tail.read(child.printed)
        let isOpen = child.answers.fill()
        while let line = child.answers.next() {
          switch try? JSONDecoder().decode(SessionMessage.self, from: line) {
          case .begun(let process): row.process = process
          case .reply(let value): reply = value
          case .ended(let value): status = value
          case nil: break
          }
        }
        if !isOpen, status == nil { status = leave() }
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        if isStopped(), ending == nil { ending = Ending(reason: .stopped, at: elapsed) }
        if ending == nil, HangWatch.isOver(after: elapsed, limit: limit, isCrashing: child.isCrashing) {
          ending = Ending(reason: .late, at: elapsed)
        }
        ask(&ending, elapsed)
      }
    } else {
      status = leave()
    }
    tail.read(child.printed)
    row.printed = tail.text
    row.outcome = outcome(
      status ?? 0, reply, ending, journal?.state, late: hangs?.stop(), printed: row.printed)
    return row
  }

  /// Ends the process; it has no row under way, or loses it.
  func end() { child.end() }

  /// Says what hangs, while it goes on.
  private func watch(_ journal: RunJournal, path: String, limit: Double) -> HangWatch {
    let files = program.files.map { SceneFile.Part(path: $0.path, absolutePath: $0.absolutePath, source: "") }
    let stack = SceneStack(program: program.executable, files: files.map(\.absolutePath))
    return HangWatch(journal, path: path, limit: limit, isCrashing: child.isCrashing) { report in
      if !files.isEmpty { SceneProcess.locate(&report, journal, stack, files) }
    } handler: { event in
      if case .hang(let report) = event {
        LayerRun.report(report, limit: limit, isQuiet: false, ProgressChoice(style: .none))
      }
    }
  }

  // MARK: Ending rows

  private struct Ending {
    enum Reason { case stopped, late }
    var reason: Reason
    /// When it was decided, in seconds of the row.
    var at: Double
    var asked = 0
  }

  /// Asks a row to end, then ends it, then its process.
  private func ask(_ ending: inout Ending?, _ elapsed: Double) {
    guard let current = ending else { return }
    let steps: [(after: Double, signal: Int32)] = [(0, SIGTERM), (Self.grace, SIGKILL)]
    for step in steps.dropFirst(current.asked) where elapsed >= current.at + step.after {
      child.send(SessionRequest.stop(signal: step.signal))
      ending?.asked += 1
    }
    if elapsed > current.at + Self.grace * 3 { child.kill() }
  }

  private func outcome(
    _ status: Int32, _ reply: SessionReply?, _ ending: Ending?, _ state: RunJournal.State?, late: HangReport?,
    printed: String
  ) -> Outcome {
    // A row that was done when it was asked to end is done.
    if let reply,
      ending == nil || !reply.outputs.contains(where: { $0.code == ExitCode.interrupted.rawValue })
    {
      return .replied(reply)
    }
    switch ending?.reason {
    case .stopped: return .interrupted
    // On a busy machine the runtime needs longer than a row may take to write down where a program crashed.
    case .late where SceneCrash.hasFatalError(printed):
      return .crashed(signal: SIGILL, backtrace: backtrace, state: state)
    case .late: return .timedOut(late, state)
    case nil: break
    }
    let signal = status & 0x7f
    if signal == 0 { return .left(code: status >> 8 & 0xff) }
    return .crashed(signal: signal, backtrace: backtrace, state: state)
  }

  /// The Swift runtime's backtrace of a crash; empty for none.
  private var backtrace: String {
    (try? String(contentsOfFile: folder + "/backtrace", encoding: .utf8)) ?? ""
  }

  /// Takes note that the process is gone.
  ///
  /// - Returns: Its status, as `wait` gives it.
  private func leave() -> Int32 {
    child.kill()
    switch child.exit() {
    case .signal(let number): return number
    case .code(let code): return code << 8
    case nil: return SIGKILL
    }
  }

  // MARK: Pipes

  private func wait(milliseconds: Int32) {
    var watched = [
      pollfd(fd: child.answers.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.printed, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&watched, 2, milliseconds)
  }
}
