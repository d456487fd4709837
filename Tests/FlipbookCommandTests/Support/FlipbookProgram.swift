import FlipbookScenes
import Foundation
import Synchronization
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

    /// - Parameters:
    ///   - program: The name of the executable, which stands beside this program.
    ///   - prefix: The path of a program that starts it, and that program's own arguments.
    init(
      _ arguments: [String], environment: [String: String], program: String = "flipbook",
      prefix: [String] = []
    ) throws {
      process = Process()
      let words = prefix + [try BuildLayout.current().libraryFolder + "/" + program] + arguments
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = Array(words.dropFirst())
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
  static func run(
    _ arguments: [String], environment: [String: String] = [:], prefix: [String] = []
  ) throws -> Result {
    try Run(arguments, environment: environment, prefix: prefix).wait()
  }

  /// Runs the program with many scenes in it, as `flipbook` runs what it compiled, to its end.
  static func runScenes(
    _ arguments: [String], environment: [String: String] = [:], prefix: [String] = []
  ) throws -> Result {
    // What flipbook sets goes over what it finds.
    let folder = try TemporaryFolder.make(in: FlipbookProgram.folder, prefix: "scenes-")
    let all = environment.merging(SceneEnvironment.variables(folder: folder)) { $1 }
    return try Run(arguments, environment: all, program: "FlipbookSceneProgram", prefix: prefix).wait()
  }

  /// A digest of the files in a folder below the shared one, and of their names.
  static func digest(of name: String) throws -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for file in contents(of: name) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)/\(file)"))
      for byte in Array(file.utf8) + bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return "\(contents(of: name).count) files \(String(digest, radix: 16))"
  }

  /// The source files that wrote each name of the shared folder, and their texts.
  private static let writers = Mutex<[String: (source: String, text: String)]>([:])

  /// Writes a file of a name into the shared folder. Suites run at once, so a name belongs to one source file, or has one text.
  ///
  /// - Returns: The name.
  @discardableResult
  static func write(_ name: String, _ text: String, from source: String = #fileID) throws -> String {
    let writer = writers.withLock { writers in
      let known = writers[name] ?? (source, text)
      writers[name] = (known.source, text)
      return known
    }
    #expect(
      writer.source == source || writer.text == text, "“\(name)” is already a scene of \(writer.source).")
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    return name
  }

  /// What is in a folder below the shared one, by name.
  static func contents(of name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
  }
}
