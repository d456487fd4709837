import Foundation

/// Finds programs on the `PATH` and asks them questions.
package enum ProgramFinder {
  /// The path of a program; nil when the `PATH` has none of the name.
  package static func find(_ name: String) -> String? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }

  /// What a program prints; nil when it can't be run or fails.
  package static func output(of program: String, _ arguments: [String]) -> String? {
    guard
      let folder = try? TemporaryFolder.make(
        in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-ask-")
    else { return nil }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/output"
    guard (try? ChildProcess.run(program, arguments: arguments, outputFile: file)) == .code(0) else {
      return nil
    }
    return try? String(contentsOfFile: file, encoding: .utf8)
  }
}
