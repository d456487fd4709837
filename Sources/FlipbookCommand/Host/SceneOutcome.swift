import FlipbookScenes
import Foundation

/// How a scene's process ended, judged.
struct SceneOutcome {
  var file: SceneFile
  var exit: ChildProcess.Exit
  /// The last state in its journal.
  var state: RunJournal.State?
  /// Whether this process was asked to end.
  var isInterrupted: Bool
  /// The report of the hang when the time was over, and the limit; nil when it was not.
  var timeout: (report: HangReport, limit: Double)?
  /// The file that the Swift runtime writes the crash to.
  var backtrace: String

  /// Whether the process ended by itself with all done or tidied up.
  var isOrderly: Bool {
    if case .code = exit { state == .finished && timeout == nil } else { false }
  }

  /// Whether the process ended before it could print its diagnostics.
  var isCutShort: Bool {
    switch exit {
    case .code(let code): state != .finished && code != ExitCode.interrupted.rawValue
    case .signal(let number): !asksToEnd(number)
    }
  }

  /// Whether a signal that ended the process stands for a person, or a machine, that asked for its end.
  private func asksToEnd(_ signal: Int32) -> Bool {
    isInterrupted || [SIGINT, SIGTERM, SIGHUP].contains(signal)
  }

  /// The exit code of a scene that ended as it should.
  ///
  /// - Throws: ``FlipbookFailure`` for any other.
  func code() throws -> Int32 {
    if let timeout {
      if case .code(0) = exit, state == .finished { return 0 }
      throw LayerRun.timeout(timeout.report, limit: timeout.limit)
    }
    switch exit {
    case .code(let code) where state == .finished: return code
    case .code(ExitCode.interrupted.rawValue): throw interrupted
    case .code(let code):
      throw FlipbookFailure(
        "\"\(file.path)\": the scene ended the program itself\(moment) with \(code), before the output was whole.",
        .crash)
    case .signal(let number):
      if asksToEnd(number) { throw interrupted }
      if number == SIGKILL {
        throw FlipbookFailure(
          "\"\(file.path)\": the scene's process was killed\(moment), perhaps since the memory of the machine ran out. "
            + "Partial output is removed.", .crash)
      }
      throw crash(signal: number)
    }
  }

  private var interrupted: FlipbookFailure {
    FlipbookFailure("Interrupted; what was half written is removed.", .interrupted)
  }

  private func crash(signal: Int32) -> FlipbookFailure {
    let text = (try? String(contentsOfFile: backtrace, encoding: .utf8)) ?? ""
    let report = CrashReport(text: text, files: file.parts.map(\.absolutePath))
    var message: String
    if let place = report.place {
      let path = file.parts.first { $0.absolutePath == place.file }?.path ?? file.path
      message = "\(path):\(place.line): the scene crashed\(moment)"
    } else {
      message = "\"\(file.path)\": the scene crashed\(moment)"
    }
    if let failure = report.failure {
      message += ": \(failure)"
    } else if let limit = Self.memoryLimit, Self.isOutOfMemory(text) {
      message += ": it may have needed more memory than is allowed here, \(limit) MB (ulimit -v)"
    } else if signal == SIGSEGV || signal == SIGBUS {
      message += ": it ran out of stack or used memory that is not its own"
    }
    message += ". Partial output is removed."
    if report.place == nil, !text.isEmpty { message += "\n\(text.trimmingCharacters(in: .newlines))" }
    return FlipbookFailure(message, .crash)
  }

  /// Whether a backtrace is that of a failed allocation. Without memory there may be none at all.
  private static func isOutOfMemory(_ backtrace: String) -> Bool {
    backtrace.isEmpty || ["libglib", "swift_slowAlloc", "bad_alloc"].contains { backtrace.contains($0) }
  }

  /// The megabytes of memory that a process may have here; nil for no limit.
  private static var memoryLimit: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < UInt(Int.max)
    else {
      return nil
    }
    return Int(limit.rlim_cur >> 20)
  }

  private var moment: String {
    switch state {
    case .making(let scene): " while \(scene) was made"
    case .drawing(let scene, let frame, let time), .painting(let scene, let frame, let time):
      " in \(scene) at frame \(frame) (\(TimeText.seconds(time)))"
    case .finished, nil: ""
    }
  }
}
