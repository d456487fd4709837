import FlipbookScenes
import Foundation
import Synchronization

/// Compiles a scene file and runs the program it becomes with this program's own arguments.
///
/// The scene runs as a child, not in this process's place, so that someone is left to say where a crash was
/// and to remove what it left behind.
struct SceneProcess {
  var file: SceneFile
  var compiler: any SceneCompiling
  var settings: SceneCompileSettings
  /// Whether a terminal may show what goes on.
  var showsNotes = true
  /// Texts and dates of a scene are the same wherever it is rendered.
  private static let region = ["LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "TZ": "GMT0"]
  /// Variables that the child gets beside this process's own.
  var environment: [String: String] = [:]
  /// Removes what a child of a number left beside its output.
  var sweep: (_ process: Int32) -> Void

  /// - Returns: The child's own exit code.
  /// - Throws: ``FlipbookFailure`` when the scene does not compile, crashes or is interrupted.
  func run(arguments: [String]) throws -> Int32 {
    let program = try executable()
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-run-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let journal = folder + "/journal"
    let backtrace = folder + "/backtrace"
    guard RunJournal.create(at: journal) else {
      throw FlipbookFailure("\"\(folder)\" can't be written; is the disk full?", .failure)
    }

    let child = Mutex<(process: Int32, interruptions: Int)>((0, 0))
    let relay = SignalRelay { number in
      let (process, times) = child.withLock { state in
        state.interruptions += 1
        return (state.process, state.interruptions)
      }
      // The terminal sends Ctrl-C to the child too; asking twice does no harm. Who asks again means it.
      if process > 0 { kill(process, times > 1 ? SIGKILL : number) }
    }
    let exit = try withExtendedLifetime(relay) {
      try ChildProcess.run(
        program, arguments: arguments,
        environment: CrashReport.environment(writingTo: backtrace).merging([RunJournal.variable: journal]) {
          $1
        }.merging(Self.region) { $1 }.merging(self.environment) { $1 }
      ) { process in child.withLock { $0.process = process } }
    }

    let (process, interruptions) = child.withLock { ($0.process, $0.interruptions) }
    let state = RunJournal.read(at: journal)
    switch exit {
    case .code(let code) where state == .finished || code != 0:
      return code
    case .code:
      sweep(process)
      throw FlipbookFailure(
        "The scene ended the program itself\(Self.moment(state)), before the output was whole.", .crash)
    case .signal(let number):
      sweep(process)
      if interruptions > 0 || [SIGINT, SIGTERM, SIGHUP, SIGKILL].contains(number) {
        throw FlipbookFailure("Interrupted; what was half written is removed.", .interrupted)
      }
      throw crash(signal: number, state: state, backtrace: backtrace)
    }
  }

  /// Compiles, with a note on the terminal for as long as that takes.
  private func executable() throws -> String {
    var settings = settings
    let (path, notes) = (file.path, showsNotes && Terminal.isInteractive)
    settings.colorsMessages = Terminal.isInteractive
    settings.willCompile = { if notes { Console.error("Compiling \(path) …") } }
    defer { if notes { Console.error(Terminal.clearLine) } }
    return try compiler.executable(for: file, settings: settings)
  }

  private func crash(signal: Int32, state: RunJournal.State?, backtrace: String) -> FlipbookFailure {
    let text = (try? String(contentsOfFile: backtrace, encoding: .utf8)) ?? ""
    let report = CrashReport(text: text, files: file.parts.map(\.absolutePath))
    var message: String
    if let place = report.place {
      let path = file.parts.first { $0.absolutePath == place.file }?.path ?? file.path
      message = "\(path):\(place.line): the scene crashed\(Self.moment(state))"
    } else {
      message = "\"\(file.path)\": the scene crashed\(Self.moment(state))"
    }
    if let failure = report.failure {
      message += ": \(failure)"
    } else if signal == SIGSEGV || signal == SIGBUS {
      message += ": it ran out of stack or used memory that is not its own"
    }
    message += ". What was half written is removed."
    if report.place == nil, !text.isEmpty { message += "\n\(text.trimmingCharacters(in: .newlines))" }
    return FlipbookFailure(message, .crash)
  }

  private static func moment(_ state: RunJournal.State?) -> String {
    switch state {
    case .making(let scene): " while \(scene) was made"
    case .drawing(let scene, let frame, let time):
      " in \(scene) at frame \(frame) (\(TimeText.seconds(time)))"
    case .finished, nil: ""
    }
  }
}
