import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

/// What every start pays for.
@Suite("Libraries that are loaded at the start")
struct StartLibraryTests {
  /// The libraries that the system's loader loads for a program or a library.
  private func libraries(of file: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
    process.arguments = [file]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readUninterrupted(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("what few pictures need is loaded when it is used", arguments: ["flipbook", "libFlipbook.so"])
  func rare(file: String) throws {
    let layout = try BuildLayout.current()
    let found = try libraries(of: "\(layout.libraryFolder)/\(file)")
    #expect(found.contains { $0.hasPrefix("libpango-1.0") })
    for name in ["librsvg", "libpoppler", "libsoup", "libzip", "libcrypto", "libxml2", "libnss3"] {
      #expect(!found.contains { $0.hasPrefix(name) }, "\(name)")
    }
  }
}
