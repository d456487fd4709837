import Foundation
import Testing

@testable import FlipbookScenes

@Suite("Child processes")
struct ProcessTests {
  private func folder() throws -> String {
    try TemporaryFolder.make(in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-process-")
  }

  @Test("exit codes and signals are told apart")
  func exits() throws {
    #expect(try ChildProcess.run("/bin/sh", arguments: ["-c", "exit 7"]) == .code(7))
    #expect(try ChildProcess.run("/bin/sh", arguments: ["-c", "kill -TERM $$"]) == .signal(15))
  }

  @Test("arguments, added environment and both streams arrive whole")
  func streams() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/output"
    let exit = try ChildProcess.run(
      "/bin/sh", arguments: ["-c", "printf '%s|' \"$@\" \"$WORD\"; echo err >&2", "sh", "a b", "ü"],
      environment: ["WORD": "x=y"], outputFile: file)
    #expect(exit == .code(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "a b|ü|x=y|err\n")
  }

  @Test("a program that does not exist is named")
  func missing() {
    let failure = #expect(throws: FlipbookFailure.self) { try ChildProcess.run("/no/such", arguments: []) }
    #expect(failure?.message.contains("/no/such") == true)
  }

  @Test("a journal holds the last state, however often it is written")
  func journal() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/journal"
    #expect(RunJournal.create(at: path))
    #expect(RunJournal.read(at: path) == nil)
    let journal = RunJournal(environment: [RunJournal.variable: path])
    journal?.note(.making(scene: "A long name, which the next is not"))
    #expect(RunJournal.read(at: path) == .making(scene: "A long name, which the next is not"))
    for frame in 0..<3 { journal?.note(.drawing(scene: "A", frame: frame, time: Double(frame) / 30)) }
    #expect(RunJournal.read(at: path) == .drawing(scene: "A", frame: 2, time: 2.0 / 30))
    journal?.note(.finished)
    #expect(RunJournal.read(at: path) == .finished)
    #expect(RunJournal(environment: [:]) == nil)
  }

  @Test("a build folder and an installation are both found, and their absence is explained")
  func layouts() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    func make(_ path: String) throws {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let failure = #expect(throws: FlipbookFailure.self) { try BuildLayout(program: folder + "/bin/flipbook") }
    #expect(failure?.message.contains("libFlipbook.so") == true)
    try make("lib/flipbook/libFlipbook.so")
    try make("lib/flipbook/modules/Flipbook.swiftmodule")
    #expect(
      try BuildLayout(program: folder + "/bin/flipbook").library == folder + "/lib/flipbook/libFlipbook.so")
    try make("bin/libFlipbook.so")
    try make("bin/Modules/Flipbook.swiftmodule")
    #expect(try BuildLayout(program: folder + "/bin/flipbook").moduleFolder == folder + "/bin/Modules")
  }
}
