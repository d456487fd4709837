import Foundation

/// Programs that tests write and run.
package enum ProgramFile {
  /// Writes a program and makes it executable.
  ///
  /// Another process writes it: a child that another test starts would inherit the file as it is open for writing
  /// here, and the system refuses to run such a file ("Text file busy").
  package static func write(_ text: String, to path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "sh", text, path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
