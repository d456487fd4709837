import FlipbookTestSupport
import Foundation

extension FlipbookProgram {
  /// Runs a line of the shell in a folder, with this flipbook on the PATH.
  static func shell(_ line: String, in folder: String) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let program = (try path() as NSString).deletingLastPathComponent
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": program + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      "FLIPBOOK_CACHE": self.folder + "/cache",
    ]) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
