import FlipbookExport
import FlipbookScenes
import Foundation

/// Programs of engines, run to their ends.
enum EngineProgram {
  struct Result: Equatable, Sendable {
    /// The exit code; that of a signal above 128.
    var code: Int32
    /// All that was printed.
    var text: String
  }

  /// The path of a program.
  ///
  /// - Throws: ``FlipbookFailure`` when it is not installed.
  static func path(_ name: String) throws -> String {
    guard let path = ProgramFinder.find(name) else {
      throw FlipbookFailure("There is no \"\(name)\" on the PATH.", .failure)
    }
    return path
  }

  /// - Parameter words: The program and its arguments.
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  static func run(_ words: [String]) throws -> Result {
    guard let file = try? MemoryFile() else { throw FlipbookFailure("No memory is left.", .failure) }
    var streams = ChildProcess.Streams(input: "/dev/null")
    (streams.outputDescriptor, streams.errorDescriptor) = (file.descriptor, file.descriptor)
    let child = try RunningChild(ChildRequest(path(words[0]), Array(words.dropFirst())), streams: streams)
    let code: Int32 =
      switch try child.wait() {
      case .code(let code): code
      case .signal(let signal): 128 + signal
      }
    return Result(code: code, text: file.text())
  }

  /// Starts a program whose output goes to a file.
  static func start(_ words: [String], log: String) throws -> RunningChild {
    try RunningChild(
      ChildRequest(path(words[0]), Array(words.dropFirst())),
      streams: ChildProcess.Streams(input: "/dev/null", output: log, errors: log))
  }
}
