import FlipbookExport
import Foundation

/// Finds programs on the `PATH` and asks them questions.
package enum ProgramFinder {
  /// The path of a program; nil when the `PATH` has none of the name.
  package static func find(_ name: String) -> String? { ProgramPath.find(name) }

  /// Seconds that an answer may take.
  private static let patience = 30.0

  /// The output of a program; nil when it can't be run, fails or does not end.
  package static func output(of program: String, _ arguments: [String]) -> String? {
    guard let file = try? MemoryFile() else { return nil }
    var streams = ChildProcess.Streams(input: "/dev/null")
    streams.outputDescriptor = file.descriptor
    streams.errorDescriptor = file.descriptor
    guard let child = try? RunningChild(ChildRequest(program, arguments), streams: streams),
      let exit = try? child.wait(seconds: patience), exit == .code(0)
    else { return nil }
    return file.text()
  }
}
