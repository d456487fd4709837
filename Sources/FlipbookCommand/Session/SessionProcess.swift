import CProcess
import FlipbookExport
import FlipbookScenes
import Foundation

/// A scene's process, as the batch sees it: takes one row at a time and outlives rows that crash.
///
/// One thread at a time uses it.
final class SessionProcess {
  /// What came of a row.
  enum Outcome: Sendable {
    case replied(SessionReply)
    /// It ended itself with a code before it was done.
    case left(code: Int32)
    case crashed(signal: Int32, backtrace: String, state: RunJournal.State?)
    case timedOut(HangReport?, RunJournal.State?)
    case interrupted
  }

  /// What a row left behind besides its files.
  struct Row: Sendable {
    var outcome: Outcome
    /// What it printed, as far as it is kept.
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

  /// How much of what a row prints is kept, in bytes.
  private static let printedLimit = 64 << 10
  /// Seconds that a row may take to end once it is asked to.
  private static let grace = 2.0

  private let child: RunningChild
  private let requests: Int32
  private var messages: LineBuffer
  private let printed: Int32
  private let program: SceneProgram
  private let folder: String
  private var hasEnded = false

  private var journalPath: String { folder + "/journal" }

  /// Starts a program. Everything that it starts ends with it, and it with this process.
  ///
  /// - Parameters:
  ///   - folder: An empty folder for its journal and its backtrace.
  ///   - sandbox: What a compiled scene sees; nil for all that this process does.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  init(_ program: SceneProgram, folder: String, sandbox: Sandbox? = nil) throws {
    self.program = program
    self.folder = folder
    var (input, events, text): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
    var sent: Int32 = -1
    defer {
      for descriptor in [input[0], events[1], text[1], sent] where descriptor >= 0 { close(descriptor) }
    }
    do {
      for code in [
        process_pipe(&input, 1 << 16), process_pipe(&events, 1 << 16), process_pipe(&text, 1 << 16),
      ]
      where code != 0 {
        throw FlipbookFailure("A pipe can't be made: \(SystemFailure(code: code)).", .failure)
      }
      sent = SceneStreams.copy(events[1])
      var request = ChildRequest(program.executable, [SessionServer.command])
      var variables = CrashReport.environment(writingTo: folder + "/backtrace")
      for more in [
        program.environment(folder: folder),
        program.project.map { [SessionServer.projectVariable: $0] } ?? [:],
        [SessionServer.messagesVariable: "\(sent)", SessionServer.journalVariable: folder + "/journal"],
      ] { variables.merge(more) { $1 } }
      request.environment.merge(variables) { $1 }
      request.environment[RunJournal.variable] = nil
      if let sandbox, let scene = program.scene {
        request = try sandbox.wrap(request, file: scene, folder: folder, additions: variables)
      }
      request.isApart = true
      request.input = input[0]
      var streams = ChildProcess.Streams()
      (streams.outputDescriptor, streams.errorDescriptor, streams.kept) = (text[1], text[1], [sent])
      child = try RunningChild(request, streams: streams)
    } catch {
      for descriptor in [input[1], events[0], text[0]] where descriptor >= 0 { close(descriptor) }
      throw error
    }
    requests = input[1]
    messages = LineBuffer(events[0])
    printed = text[0]
    for descriptor in [messages.descriptor, printed] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    end()
    for descriptor in [requests, messages.descriptor, printed] { close(descriptor) }
  }

  /// Whether it takes more rows.
  var isUsable: Bool { !hasEnded }

  /// Has it render a row.
  ///
  /// - Parameters:
  ///   - clips: Command lines that differ in their outputs alone.
  ///   - path: The scene file, as the person wrote it.
  ///   - limit: Seconds that it may take.
  ///   - isStopped: Asked several times a second whether the batch is to end.
  func render(_ clips: [[String]], of path: String, limit: Double, isStopped: () -> Bool) -> Row {
    for name in ["backtrace", "journal"] { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    try? RunJournal.create(at: journalPath)
    let journal = RunJournal(path: journalPath)
    let hangs = journal.map { self.watch($0, path: path, limit: limit) }
    var row = Row(outcome: .interrupted, printed: "", process: 0)
    var tail = Data()
    var reply: SessionReply?
    var ending: Ending?
    let start = ContinuousClock.now
    var status: Int32?
    if LineBuffer.write(SessionRequest.render(clips), to: requests) {
      while status == nil, !hasEnded {
        wait(milliseconds: 100)
        read(into: &tail)
        let isOpen = messages.fill()
        while let line = messages.next() {
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
        if elapsed > limit, ending == nil { ending = Ending(reason: .late, at: elapsed) }
        ask(&ending, elapsed)
      }
    } else {
      status = leave()
    }
    read(into: &tail)
    row.printed = String(decoding: tail, as: UTF8.self)
    row.outcome = outcome(status ?? 0, reply, ending, journal?.state, late: hangs?.stop())
    return row
  }

  /// Ends the process; it has no row under way, or loses it.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    child.kill()
    _ = try? child.wait()
  }

  /// Says what hangs, while it goes on.
  private func watch(_ journal: RunJournal, path: String, limit: Double) -> HangWatch {
    let files = program.files.map { SceneFile.Part(path: $0.path, absolutePath: $0.absolutePath, source: "") }
    let stack = SceneStack(program: program.executable, files: files.map(\.absolutePath))
    return HangWatch(journal, path: path, limit: limit) { report in
      if !files.isEmpty { SceneProcess.locate(&report, journal, stack, files) }
    } handler: { event in
      if case .hang(let report) = event {
        LayerRun.tell(report, limit: limit, isQuiet: false, ProgressChoice(style: .none))
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
      LineBuffer.write(SessionRequest.stop(signal: step.signal), to: requests)
      ending?.asked += 1
    }
    if elapsed > current.at + Self.grace * 3 { child.kill() }
  }

  private func outcome(
    _ status: Int32, _ reply: SessionReply?, _ ending: Ending?, _ state: RunJournal.State?, late: HangReport?
  ) -> Outcome {
    // A row that was done when it was asked to end is done.
    if let reply,
      ending == nil || !reply.outputs.contains(where: { $0.code == ExitCode.interrupted.rawValue })
    {
      return .replied(reply)
    }
    switch ending?.reason {
    case .stopped: return .interrupted
    case .late: return .timedOut(late, state)
    case nil: break
    }
    let signal = status & 0x7f
    if signal == 0 { return .left(code: status >> 8 & 0xff) }
    let backtrace = (try? String(contentsOfFile: folder + "/backtrace", encoding: .utf8)) ?? ""
    return .crashed(signal: signal, backtrace: backtrace, state: state)
  }

  /// Takes note that the process is gone.
  ///
  /// - Returns: Its status, as `wait` gives it.
  private func leave() -> Int32 {
    hasEnded = true
    child.kill()
    switch try? child.wait() {
    case .signal(let number): return number
    case .code(let code): return code << 8
    case nil: return SIGKILL
    }
  }

  // MARK: Pipes

  private func wait(milliseconds: Int32) {
    var watched = [
      pollfd(fd: messages.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: printed, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&watched, 2, milliseconds)
  }

  /// Takes what was printed, and keeps its end.
  private func read(into tail: inout Data) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(printed, &chunk, chunk.count)
      guard count > 0 else { return }
      tail.append(contentsOf: chunk[..<count])
      if tail.count > 2 * Self.printedLimit { tail = tail.suffix(Self.printedLimit) }
    }
  }
}
