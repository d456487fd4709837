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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let outputFile {
      posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }

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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let variables = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    let argumentVector = CStringVector([program] + arguments)
    let environmentVector = CStringVector(variables.map { "\($0.key)=\($0.value)" })

    var process: pid_t = 0
    let status = posix_spawn(
      &process, program, &actions, &attributes, argumentVector.pointers, environmentVector.pointers)
    guard status == 0 else {
      throw FlipbookFailure("\(program) can't be started: \(String(cString: strerror(status))).", .failure)
    }
    didStart(process)
    return try wait(for: process)
  }

  private static func wait(for process: pid_t) throws -> Exit {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else {
        throw FlipbookFailure(
          "A child process can't be waited for: \(String(cString: strerror(errno))).", .failure)
      }
    }
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
