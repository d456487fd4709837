import FlipbookScenes
import Foundation
import Testing

/// Runs the built `flipbook` as a person does, with a cache and a folder of its own that all tests share.
enum FlipbookProgram {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Removed when the tests end, with everything in it.
  static let folder: String = {
    let path =
      (try? TemporaryFolder.make(in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-tests-"))
      ?? ""
    atexit { try? FileManager.default.removeItem(atPath: FlipbookProgram.folder) }
    return path
  }()

  /// The path of the program.
  static func path() throws -> String { try BuildLayout.current().libraryFolder + "/flipbook" }

  /// A command line under way.
  struct Run {
    let process: Process
    private let outputPath: String
    private let errorPath: String

    init(_ arguments: [String], environment: [String: String]) throws {
      process = Process()
      process.executableURL = URL(fileURLWithPath: try FlipbookProgram.path())
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: FlipbookProgram.folder)
      process.environment = ProcessInfo.processInfo.environment
        .merging(["FLIPBOOK_CACHE": FlipbookProgram.folder + "/cache"]) { $1 }.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      let files = try TemporaryFolder.make(in: FlipbookProgram.folder, prefix: "streams-")
      (outputPath, errorPath) = (files + "/output", files + "/errors")
      for path in [outputPath, errorPath] {
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
      }
      process.standardOutput = FileHandle(forWritingAtPath: outputPath)
      process.standardError = FileHandle(forWritingAtPath: errorPath)
      try process.run()
    }

    var output: String { (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? "" }

    func wait() throws -> Result {
      process.waitUntilExit()
      return Result(
        code: process.terminationStatus, output: output,
        errors: try String(contentsOfFile: errorPath, encoding: .utf8))
    }
  }

  /// Runs a command line in the shared folder to its end.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    try Run(arguments, environment: environment).wait()
  }

  /// Writes a file of a name into the shared folder.
  ///
  /// - Returns: The name.
  @discardableResult
  static func write(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    return name
  }

  /// What is in a folder below the shared one, by name.
  static func contents(of name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
  }
}
