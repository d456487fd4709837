import CProcess
import FlipbookRaster
import Foundation
import Synchronization

/// A child process that takes bytes from a pipe and is reaped before this value goes away.
///
/// It runs in a process group of its own, so that Ctrl-C reaches Flipbook alone, which then ends it.
final class EncoderProcess: Sendable {
  /// How a child ended.
  enum Exit: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  private struct State {
    /// Nil once reaped, as the number may then mean another process.
    var process: pid_t?
    var exit: Exit?
    var input: Int32?
  }

  private let state: Mutex<State>
  private let messages: MemoryFile
  /// Bytes the kernel keeps between the processes: as much as it allows without being asked specially.
  static let pipeSize: Int32 = 1 << 20

  /// - Parameter environment: Variables that it gets beside this process's own.
  /// - Throws: ``ExportError`` when the program can't be started.
  init(program: String, arguments: [String], environment: [String: String] = [:]) throws {
    do { messages = try MemoryFile() } catch { throw Self.failure("A file in memory can't be made", error) }
    var ends: [Int32] = [0, 0]
    let code = process_pipe(&ends, Self.pipeSize)
    guard code == 0 else { throw Self.failure("A pipe can't be made", SystemFailure(code: code)) }
    defer { close(ends[0]) }
    var request = ChildRequest(program, arguments)
    request.input = ends[0]
    request.output = messages.descriptor
    request.errors = messages.descriptor
    request.isApart = true
    request.environment.merge(environment) { $1 }
    do {
      state = Mutex(State(process: try request.start(), exit: nil, input: ends[1]))
    } catch {
      close(ends[1])
      throw ExportError(.encoder, "\(program) can't be started: \(error).")
    }
  }

  deinit {
    kill()
    _ = wait()
  }

  /// The pipe that the child reads; nil once closed. Only the thread that writes closes it.
  private var input: Int32? { state.withLock { $0.input } }

  /// Hands bytes to the child.
  ///
  /// - Parameter isLent: True when the buffer does not change until as many more bytes as the pipe holds were written,
  ///   which spares a copy.
  /// - Returns: 0, or the system's error number: `EPIPE` when the child is gone. SIGPIPE must be blocked in the
  ///   calling thread.
  func write(_ buffer: FrameBuffer, isLent: Bool) -> Int32 {
    input.map { isLent ? buffer.lend(to: $0) : buffer.write(to: $0) } ?? EPIPE
  }

  /// Ends the child's input.
  func closeInput() {
    let descriptor = state.withLock { state in
      defer { state.input = nil }
      return state.input
    }
    if let descriptor { close(descriptor) }
  }

  /// Ends the child at once with all that is in its group, from any thread.
  func kill() {
    state.withLock { state in
      if let process = state.process { Foundation.kill(-process, SIGKILL) }
    }
  }

  /// Closes the input and waits for the child to end.
  func wait() -> Exit {
    closeInput()
    while true {
      if let exit = state.withLock({ $0.exit }) { return exit }
      guard let process = state.withLock({ $0.process }) else { return .code(0) }
      // Look without reaping first: the number stays the child's until it is forgotten under the lock.
      var information = siginfo_t()
      if waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == -1, errno == EINTR { continue }
      state.withLock { state in
        guard state.process != nil else { return }
        var status: Int32 = 0
        state.exit = waitpid(process, &status, 0) == process ? Self.exit(status) : .code(-1)
        state.process = nil
      }
    }
  }

  /// Waits for the child to end for so long.
  ///
  /// - Returns: Nil when it goes on; it is killed then.
  func wait(seconds: Double, isCancelled: () -> Bool) -> Exit? {
    closeInput()
    let limit = ContinuousClock.now + .seconds(seconds)
    while let process = state.withLock({ $0.process }) {
      var information = siginfo_t()
      let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
      // The number is left alone while the child runs.
      if code == 0, information._sifields._sigchld.si_pid == process { break }
      guard ContinuousClock.now < limit, !isCancelled() else {
        kill()
        _ = wait()
        return nil
      }
      usleep(2000)
    }
    return wait()
  }

  /// The end of what the child said.
  func lastMessages(lines: Int = 8, bytes: UInt64 = 4096) -> String {
    messages.text(last: bytes).split(whereSeparator: \.isNewline).suffix(lines).joined(separator: "\n")
  }

  private static func exit(_ status: Int32) -> Exit {
    // WIFEXITED, WEXITSTATUS and WTERMSIG are macros that Swift does not see.
    let signal = status & 0x7f
    return signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }

  private static func failure(_ what: String, _ failure: SystemFailure) -> ExportError {
    ExportError(.output, "\(what): \(failure).")
  }
}
