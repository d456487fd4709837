import FlipbookExport
import Foundation
import Glibc

/// Runs a program and waits for it. Unlike Foundation's `Process` the child stays in the terminal's foreground
/// group, so that Ctrl-C reaches it and it may write to the terminal; and it is killed when this process ends, however
/// it ends.
package enum ChildProcess {
  /// How a child ended.
  package enum Exit: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)

    /// The end of what a shell or bubblewrap ran, which they report as a code above 128.
    package var asSignal: Exit {
      if case .code(let code) = self, code > 128, code != ExitCode.interrupted.rawValue, code < 128 + 65 {
        .signal(code - 128)
      } else {
        self
      }
    }
  }

  /// Where a child's streams lead; nil leaves one as it is.
  package struct Streams {
    package var input: String?
    package var output: String?
    /// May be the output's file.
    package var errors: String?
    /// An open descriptor in place of the file of the same name.
    package var outputDescriptor: Int32?
    package var errorDescriptor: Int32?
    /// Descriptors that the child keeps under their own numbers.
    package var kept: [Int32] = []

    package init(input: String? = nil, output: String? = nil, errors: String? = nil) {
      self.input = input
      self.output = output
      self.errors = errors
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

  /// Starts a program. It is killed when the calling thread ends.
  ///
  /// - Parameters:
  ///   - isApart: Whether it is in a group of its own, which Ctrl-C in a terminal doesn't reach.
  ///   - hasKeeper: Whether everything that it starts ends with it; the number is a keeper's then (``ChildRequest``).
  /// - Returns: Its process id. Someone has to wait for it.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  package static func start(
    _ program: String, arguments: [String], environment additions: [String: String] = [:],
    streams: Streams = Streams(), isApart: Bool = false, hasKeeper: Bool = false
  ) throws -> pid_t {
    var request = ChildRequest(program, arguments)
    request.environment.merge(additions) { $1 }
    request.isApart = isApart
    request.hasKeeper = hasKeeper
    return try start(request, streams: streams)
  }

  /// Starts what a request describes.
  package static func start(_ request: ChildRequest, streams: Streams) throws -> pid_t {
    var request = request
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    func open(_ path: String, _ flags: Int32) throws -> Int32 {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        throw FlipbookFailure(
          "\"\(path)\" can't be opened: \(SystemFailure(code: errno)).", .failure)
      }
      opened.append(descriptor)
      return descriptor
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    if let input = streams.input { request.input = try open(input, O_RDONLY) }
    request.output = try streams.outputDescriptor ?? streams.output.map { try open($0, flags) }
    if let errors = streams.errors {
      request.errors = errors == streams.output ? request.output : try open(errors, flags)
    }
    if let descriptor = streams.errorDescriptor { request.errors = descriptor }
    request.kept = streams.kept
    do { return try request.start() } catch {
      throw FlipbookFailure(
        "\(request.program) can't be started: \(String(cString: strerror(error.code))).", .failure)
    }
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
