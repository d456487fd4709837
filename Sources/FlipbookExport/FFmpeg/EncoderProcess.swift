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
  private let messages: Int32
  /// Bytes the kernel keeps between the processes: as much as it allows without being asked specially.
  static let pipeSize: Int32 = 1 << 20
  /// F_SETPIPE_SZ, which the C library declares for GNU sources only.
  private static let setPipeSize: Int32 = 1031
  private static let turn = Mutex(())

  /// - Throws: ``ExportError`` when the program can't be started.
  init(program: String, arguments: [String]) throws {
    let messages = try Self.anonymousFile()
    self.messages = messages
    // Other children must not inherit the pipe: while one held its end, this one would never see the end of its
    // input. Descriptors can't be made unheritable in one step from Swift, so starts take turns.
    let started = Self.turn.withLock { _ -> Result<(pid_t, Int32), ExportError> in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return .failure(Self.failure("A pipe can't be made", errno)) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[1], Self.setPipeSize, Self.pipeSize)
      let result = Self.spawn(program, arguments, input: ends[0], messages: messages)
      close(ends[0])
      if case .failure = result { close(ends[1]) }
      return result.map { ($0, ends[1]) }
    }
    switch started {
    case .success(let (process, input)):
      state = Mutex(State(process: process, exit: nil, input: input))
    case .failure(let error):
      close(messages)
      throw error
    }
  }

  deinit {
    kill()
    _ = wait()
    close(messages)
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

  /// Ends the child at once, from any thread.
  func kill() {
    state.withLock { state in
      if let process = state.process { Foundation.kill(process, SIGKILL) }
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

  /// The end of what the child said.
  func lastMessages(lines: Int = 8, bytes: UInt64 = 4096) -> String {
    let file = FileHandle(fileDescriptor: messages, closeOnDealloc: false)
    guard let length = try? file.seekToEnd() else { return "" }
    try? file.seek(toOffset: length > bytes ? length - bytes : 0)
    let data = (try? file.readToEnd()) ?? Data()
    let text = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return text.suffix(lines).joined(separator: "\n")
  }

  private static func exit(_ status: Int32) -> Exit {
    // WIFEXITED, WEXITSTATUS and WTERMSIG are macros that Swift does not see.
    let signal = status & 0x7f
    return signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }

  /// A file without a name, open for this process and the child that gets it.
  private static func anonymousFile() throws -> Int32 {
    var template = Array((NSTemporaryDirectory() + "/flipbook-messages-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure("A temporary file can't be made", errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return descriptor
  }

  private static func failure(_ what: String, _ code: Int32) -> ExportError {
    ExportError(.output, "\(what): \(SystemError.text(code)).")
  }

  private static func spawn(
    _ program: String, _ arguments: [String], input: Int32, messages: Int32
  ) -> Result<pid_t, ExportError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, messages, 1)
    posix_spawn_file_actions_adddup2(&actions, messages, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var strings: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, program, &actions, &attributes, &strings, environ)
    if status == 0 { return .success(process) }
    return .failure(ExportError(.encoder, "\(program) can't be started: \(SystemError.text(status))."))
  }
}
