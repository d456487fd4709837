import FlipbookScenes
import Foundation
import Testing

/// A `flipbook studio` of the build, in a folder of its own.
final class StudioRun {
  /// The `flipbook` of a release build that is timed; nil where nothing is.
  static let benchProgram = ProcessInfo.processInfo.environment["FLIPBOOK_BENCH_STUDIO"]

  let folder: String
  private(set) var process = Process()
  private(set) var address = ""
  private let arguments: [String]
  private let program: String

  /// - Parameters:
  ///   - files: Files of the folder, by name.
  ///   - arguments: The command line after `studio`; `--no-open` is added.
  ///   - program: The `flipbook` to run; nil for the one of this build.
  init(_ files: [String: String], _ arguments: [String], program: String? = nil) throws {
    self.program = try program ?? BuildLayout.current().libraryFolder + "/flipbook"
    folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-studio-test-")
    self.arguments = arguments
    for (name, text) in files { try write(name, text) }
    try start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts it, again after ``stop()``.
  func start() throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["studio"] + arguments + ["--no-open"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": folder + "/.cache", "FLIPBOOK_CACHE": folder + "/.programs",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var line = Data()
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), byte.first != 10, !byte.isEmpty {
      line += byte
    }
    address = String(decoding: line, as: UTF8.self)
    try #require(address.hasPrefix("http://127.0.0.1:"))
  }

  func stop() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// The memory that the studio's process holds.
  func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return try #require(status.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Int($0.1) })
  }

  var port: UInt16 { URL(string: address)?.port.map(UInt16.init) ?? 0 }

  func write(_ name: String, _ text: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  /// Runs another command line in the folder.
  ///
  /// - Returns: The exit code.
  func run(_ arguments: [String]) throws -> Int32 {
    let other = Process()
    other.executableURL = process.executableURL
    other.arguments = arguments
    other.currentDirectoryURL = URL(fileURLWithPath: folder)
    other.environment = process.environment
    other.standardError = FileHandle.nullDevice
    other.standardOutput = FileHandle.nullDevice
    try other.run()
    other.waitUntilExit()
    return other.terminationStatus
  }

  /// Sends bytes to the port, and reads what comes back until the other end closes or a second has passed.
  func raw(_ text: String) -> String {
    guard let socket = Self.connect(port) else { return "" }
    defer { close(socket) }
    _ = text.withCString { Glibc.send(socket, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var all: [UInt8] = []
    while all.count < 1 << 16 {
      let count = recv(socket, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      all += bytes[..<count]
      if text.contains("Connection: close") == false { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// A connection to a port of this machine, to be closed; nil where there is none.
  static func connect(_ port: UInt16) -> Int32? {
    let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(made, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result == 0 { return made }
    close(made)
    return nil
  }
}
