import CProcess
import FlipbookExport
import FlipbookScenes
import Foundation

/// A scene's process that serves the rows of a batch, one after another.
///
/// It runs nothing of the scene itself. Each row is rendered by a copy of it, made when the row begins: so a row starts
/// from the state of a fresh process without the cost of one, whatever rows before it left in globals, and a crash ends
/// the copy alone. Copies are only safe while there is one thread; should there be more, a row is rendered in place and
/// the process ends with it.
///
/// Requests come through standard input, messages go to a descriptor of their own, which no other program inherits. When
/// the batch is gone, standard input ends, and so do the row and this process.
@MainActor
struct SessionServer {
  /// The subcommand, which people have no use for.
  nonisolated static let command = "session"
  /// The environment variable with the descriptor that messages go to.
  nonisolated static let messagesVariable = "FLIPBOOK_SESSION"
  /// The environment variable with the journal of rows. The process itself has none: it would take a thread.
  nonisolated static let journalVariable = "FLIPBOOK_SESSION_JOURNAL"

  /// The environment variable with the folder of the project whose previews are drawn; unset for other rows.
  nonisolated static let projectVariable = "FLIPBOOK_SESSION_PROJECT"

  private let renderer: RowRenderer
  /// How long a row that was asked to end may tidy up when the batch is gone, in milliseconds.
  private static let grace: Int32 = 2_000

  private let messages: Int32
  /// The journal of rows, and the folder for user defaults; nil for none. Rows don't read the environment again.
  private let journal: String?
  private let settings: String?
  private let project: String?

  /// Nil where no batch listens.
  init?(host: Host, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let messages = environment[Self.messagesVariable].flatMap(Int32.init),
      fcntl(messages, F_GETFD) != -1
    else { return nil }
    self.messages = messages
    journal = environment[Self.journalVariable]
    settings = environment["XDG_CONFIG_HOME"]
    project = environment[Self.projectVariable]
    renderer = RowRenderer(host: host)
  }

  func run() -> Int32 {
    _ = fcntl(messages, F_SETFD, FD_CLOEXEC)
    // Text that a row prints must not be lost with the process.
    process_print_by_lines()
    renderer.prepare(project: project)
    waitForThreads()
    var requests = LineBuffer(STDIN_FILENO)
    while true {
      while let line = requests.next() {
        guard case .render(let clips) = try? JSONDecoder().decode(SessionRequest.self, from: line) else {
          continue
        }
        guard Self.threadCount == 1 else {
          render(clips)
          LineBuffer.write(SessionMessage.ended(status: 0), to: messages)
          return ExitCode.success.rawValue
        }
        guard serve(clips, &requests) else { return ExitCode.success.rawValue }
      }
      guard requests.fill() else { return ExitCode.success.rawValue }
    }
  }

  /// Waits until the threads have ended that the preparations took, a second at most.
  private func waitForThreads() {
    var waits = 0
    while Self.threadCount > 1, waits < 1_000 {
      usleep(1_000)
      waits += 1
    }
  }

  private static var threadCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 1
  }

  /// Has a copy of this process render a row and waits for its end.
  ///
  /// - Returns: False when the batch is gone.
  private func serve(_ clips: [CommandRequest], _ requests: inout LineBuffer) -> Bool {
    // The copy alone holds the writing end, so that the other one ends with it.
    var ends: [Int32] = [0, 0]
    guard process_pipe(&ends, 4096) == 0 else { return false }
    let process = process_fork()
    if process == 0 {
      let nothing = open("/dev/null", O_RDONLY)
      dup2(nothing, STDIN_FILENO)
      keepSettingsApart()
      render(clips)
      fflush(nil)
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard process > 0 else { return false }
    let isWanted = watch(process, end: ends[0], &requests)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return LineBuffer.write(SessionMessage.ended(status: status), to: messages) && isWanted
  }

  /// Gives a row folders of its own for user defaults and files: it must not find those of an earlier one.
  private func keepSettingsApart() {
    guard case .scene = renderer.host, let settings else { return }
    setenv("XDG_CONFIG_HOME", "\(settings)/\(getpid())", 1)
    SceneHome.enter("\(settings)-home-\(getpid())")
  }

  /// Waits for the end of a row and passes on requests to end it.
  ///
  /// - Returns: False when the batch is gone.
  private func watch(_ process: pid_t, end: Int32, _ requests: inout LineBuffer) -> Bool {
    var isWanted = true
    while true {
      var watched = [
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isWanted ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, 2, isWanted ? -1 : Self.grace)
      if count == 0 { ProcessTree.kill(process) }
      if watched[0].revents != 0 { return isWanted }
      guard watched[1].revents != 0 else { continue }
      if requests.fill() {
        while let line = requests.next() {
          if case .stop(let signal) = try? JSONDecoder().decode(SessionRequest.self, from: line) {
            // A crash that takes too long to be written down ends with its writer.
            if signal == SIGKILL { ProcessTree.kill(process) } else { kill(process, signal) }
          }
        }
      } else {
        isWanted = false
        kill(process, SIGTERM)
      }
    }
  }

  private func render(_ clips: [CommandRequest]) {
    LineBuffer.write(SessionMessage.begun(process: getpid()), to: messages)
    let journal = journal.flatMap(RunJournal.init(path:))
    journal?.answerQuestions()
    let reply = RunJournal.$own.withValue(journal) { renderer.render(clips) }
    LineBuffer.write(SessionMessage.reply(reply), to: messages)
    // Who answers questions must not lose it.
    withExtendedLifetime(journal) { _ = fflush(nil) }
  }
}
