import Foundation
import Glibc

/// Runs a program and waits for it. Unlike Foundation's `Process` the child stays in the terminal's foreground
/// group, so that Ctrl-C reaches it and it may write to the terminal.
package enum ChildProcess {
  /// How a child ended.
  package enum Exit: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  /// Where a child's streams lead; nil leaves one as it is.
  package struct Streams {
    package var input: String?
    package var output: String?
    /// May be the output's file.
    package var errors: String?

    package init(input: String? = nil, output: String? = nil, errors: String? = nil) {
      self.input = input
      self.output = output
      self.errors = errors
    }

    fileprivate func add(to actions: inout posix_spawn_file_actions_t) {
      if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
      if let output { Self.add(output, 1, to: &actions) }
      if let errors, errors == output {
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
      } else if let errors {
        Self.add(errors, 2, to: &actions)
      }
    }

    private static func add(_ path: String, _ number: Int32, to actions: inout posix_spawn_file_actions_t) {
      posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The path of the executable.
  ///   - arguments: The arguments after the program's name.
  ///   - additions: Environment variables to set on top of this process's own.
  ///   - outputFile: Where standard output and standard error go; nil leaves them as they are.
  ///   - didStart: Called with the child's process id once it runs.
  /// - Throws: ``FlipbookFailure`` when the program can't be started.
  package static func run(
    _ program: String, arguments: [String], environment additions: [String: String] = [:],
    outputFile: String? = nil, didStart: (Int32) -> Void = { _ in }
  ) throws -> Exit {
    let process = try start(
      program, arguments: arguments, environment: additions,
      streams: Streams(output: outputFile, errors: outputFile))
    didStart(process)
    return try wait(for: process)
  }

  /// Starts a program.
  ///
  /// - Parameter isApart: Whether it is in a group of its own, which Ctrl-C in a terminal doesn't reach.
  /// - Returns: Its process id. Someone has to wait for it.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  package static func start(
    _ program: String, arguments: [String], environment additions: [String: String] = [:],
    streams: Streams = Streams(), isApart: Bool = false
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    streams.add(to: &actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process ignores or blocks must have their usual effect in the child.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if isApart {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let variables = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    let argumentVector = CStringVector([program] + arguments)
    let environmentVector = CStringVector(variables.map { "\($0.key)=\($0.value)" })

    var process: pid_t = 0
    let status = posix_spawn(
      &process, program, &actions, &attributes, argumentVector.pointers, environmentVector.pointers)
    guard status == 0 else {
      throw FlipbookFailure("\(program) can't be started: \(String(cString: strerror(status))).", .failure)
    }
    return process
  }

  /// Waits for a child's end.
  package static func wait(for process: pid_t) throws -> Exit {
    guard let exit = try wait(for: process, options: 0) else { return .code(0) }
    return exit
  }

  /// How a child ended; nil when it goes on.
  package static func exit(of process: pid_t) throws -> Exit? { try wait(for: process, options: WNOHANG) }

  private static func wait(for process: pid_t, options: Int32) throws -> Exit? {
    var status: Int32 = 0
    var ended = waitpid(process, &status, options)
    while ended == -1 {
      guard errno == EINTR else {
        throw FlipbookFailure(
          "A child process can't be waited for: \(String(cString: strerror(errno))).", .failure)
      }
      ended = waitpid(process, &status, options)
    }
    guard ended == process else { return nil }
    // WIFEXITED, WEXITSTATUS and WTERMSIG are macros that Swift does not see.
    let signal = status & 0x7f
    return signal == 0 ? .code(status >> 8 & 0xff) : .signal(signal)
  }
}

/// A null-terminated array of C strings, freed with the last reference to it.
private final class CStringVector {
  var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
