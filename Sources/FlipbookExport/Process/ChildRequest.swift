import CProcess
import Foundation

/// The request to start a child process. The child is killed when the thread that started it, or this
/// process, ends, however it ends.
package struct ChildRequest {
  /// The path of the executable.
  package var program: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The child's whole environment.
  package var environment: [String: String]
  /// The descriptors that become its standard input, output and errors; nil leaves one as it is.
  package var input: Int32?
  package var output: Int32?
  package var errors: Int32?
  /// Descriptors that the child keeps under their own numbers.
  package var kept: [Int32] = []
  /// Whether it is in a group of its own, which Ctrl-C in a terminal doesn't reach.
  package var isApart = false
  /// Whether everything that the child starts ends with it and with this process.
  ///
  /// The number of the process is that of a keeper then: SIGINT, SIGTERM and SIGHUP are passed on, ``killSignal`` ends
  /// all at once.
  package var hasKeeper = false
  /// Whether it goes on when the thread that started it ends. It ends by itself when this process is gone, as what writes
  /// to a pipe does.
  package var outlivesThread = false

  package init(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// The signal that ends the child at once, with what it started.
  package var killSignal: Int32 { hasKeeper ? SIGUSR1 : SIGKILL }

  /// Starts the child. Someone has to wait for it.
  ///
  /// - Returns: Its process id.
  /// - Throws: ``SystemFailure`` when it can't be started.
  package func start() throws(SystemFailure) -> pid_t {
    let argumentVector = CStringVector([program] + arguments)
    let environmentVector = CStringVector(environment.map { "\($0.key)=\($0.value)" }.sorted())
    let result = program.withCString { path in
      argumentVector.pointers.withUnsafeBufferPointer { arguments in
        environmentVector.pointers.withUnsafeBufferPointer { environment in
          kept.withUnsafeBufferPointer { kept in
            var request = process_request()
            request.path = path
            request.arguments = arguments.baseAddress
            request.environment = environment.baseAddress
            request.streams = (input ?? -1, output ?? -1, errors ?? -1)
            request.kept = kept.baseAddress
            request.kept_count = Int32(kept.count)
            request.is_apart = isApart
            request.has_keeper = hasKeeper
            request.outlives_thread = outlivesThread
            return process_start(&request)
          }
        }
      }
    }
    guard result > 0 else { throw SystemFailure(code: -result) }
    return result
  }
}

/// A null-terminated array of C strings, freed with the last reference to it.
private final class CStringVector {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
