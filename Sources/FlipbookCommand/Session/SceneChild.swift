import CProcess
import FlipbookExport
import FlipbookScenes
import Foundation

/// A scene's process that answers requests: those go in by its standard input, answers come by a descriptor of their own,
/// and what it prints by another. One thread uses it.
final class SceneChild {
  /// The descriptors of its pipes, passed as environment variables.
  struct Variables {
    /// Has the descriptor that answers go to.
    var answers: String
    /// Has the path of the journal.
    var journal: String
  }

  let requests: Int32
  /// Doesn't wait, as nothing of `printed`.
  var answers: LineBuffer
  let printed: Int32
  private let child: RunningChild
  private(set) var hasEnded = false

  /// Starts a program. Everything that it starts ends with it, and it with this process.
  ///
  /// - Parameters:
  ///   - arguments: The subcommand and what follows it.
  ///   - folder: A folder of its own, for its journal and its backtrace.
  ///   - room: How much of its answers may wait, in bytes.
  ///   - sandbox: The sandbox of a compiled scene; nil to see all that this process sees.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  init(
    _ program: SceneProgram, _ arguments: [String], folder: String, variables names: Variables,
    room: Int32 = 1 << 16, sandbox: Sandbox? = nil
  ) throws {
    var (input, output, text): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
    var sent: Int32 = -1
    defer {
      for descriptor in [input[0], output[1], text[1], sent] where descriptor >= 0 { close(descriptor) }
    }
    do {
      for code in [
        process_pipe(&input, 1 << 16), process_pipe(&output, room), process_pipe(&text, 1 << 16),
      ]
      where code != 0 {
        throw FlipbookFailure("A pipe can't be made: \(SystemFailure(code: code)).", .failure)
      }
      sent = SceneStreams.copy(output[1])
      var request = ChildRequest(program.executable, arguments)
      // A journal that this process has is not the scene's.
      request.environment[RunJournal.variable] = nil
      var variables = CrashReport.environment(writingTo: folder + "/backtrace")
      for more in [
        program.environment(folder: folder),
        program.project.map { [SessionServer.projectVariable: $0] } ?? [:],
        [names.answers: "\(sent)", names.journal: folder + "/journal"],
      ] { variables.merge(more) { $1 } }
      request.environment.merge(variables) { $1 }
      if let sandbox, let scene = program.scene {
        request = try sandbox.wrap(request, file: scene, folder: folder, additions: variables)
      }
      request.isApart = true
      request.input = input[0]
      var streams = ChildProcess.Streams()
      (streams.outputDescriptor, streams.errorDescriptor, streams.kept) = (text[1], text[1], [sent])
      child = try RunningChild(request, streams: streams)
    } catch {
      for descriptor in [input[1], output[0], text[0]] where descriptor >= 0 { close(descriptor) }
      throw error
    }
    (requests, answers, printed) = (input[1], LineBuffer(output[0]), text[0])
    for descriptor in [answers.descriptor, printed] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    end()
    for descriptor in [requests, answers.descriptor, printed] { close(descriptor) }
  }

  /// - Returns: False when the process doesn't read it.
  @discardableResult
  func send(_ request: some Encodable) -> Bool { !hasEnded && LineBuffer.write(request, to: requests) }

  /// Answers, from any thread, whether its end is only waited for: its crash is being written down.
  var isCrashing: @Sendable () -> Bool { { [child] in child.isCrashing } }

  /// Ends the process at once.
  func kill() { child.kill() }

  /// Ends the process and waits for that.
  func end() {
    guard !hasEnded else { return }
    kill()
    _ = exit()
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Nil where it isn't known.
  func exit() -> ChildProcess.Exit? {
    hasEnded = true
    return try? child.wait()
  }
}
