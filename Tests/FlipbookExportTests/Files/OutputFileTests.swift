import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Files that appear whole or not at all")
struct OutputFileTests {
  @Test("the temporary name lies beside the file and keeps its extension")
  func temporaryName() {
    #expect(OutputFile(path: "a/b.mp4", process: 12).temporaryPath == "a/.flipbook-12-b.mp4")
    #expect(OutputFile(path: "b.png", process: 12).temporaryPath == ".flipbook-12-b.png")
  }

  @Test("a file is there after commit and not before")
  func commit() throws {
    try withTemporaryFolder { folder in
      let file = OutputFile(path: folder + "/a.bin")
      try file.write([1, 2, 3])
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try file.commit()
      #expect(try names(in: folder) == ["a.bin"])
      #expect(try bytes(of: file.path) == [1, 2, 3])
    }
  }

  @Test("leftovers of a killed process are found, of others not")
  func leftovers() throws {
    try withTemporaryFolder { folder in
      try OutputFile(path: folder + "/a.mp4", process: 7).write([1])
      try OutputFile(path: folder + "/b.mp4", process: 77).write([1])
      #expect(OutputFile.leftovers(beside: folder + "/%05d.png", of: 7) == [folder + "/.flipbook-7-a.mp4"])
      #expect(OutputFile.leftovers(beside: folder + "/none/a.mp4", of: 7) == [])
    }
  }

  @Test("an encoder that outlived its scene is ended, then what it wrote is removed")
  func sweep() throws {
    try withTemporaryFolder { folder in
      let file = OutputFile(path: folder + "/a.mp4", process: 999_999_777)
      let encoder = Process()
      encoder.executableURL = URL(fileURLWithPath: "/bin/sh")
      encoder.arguments = ["-c", "sleep 0.2; echo >\"$0\"; exec sleep 30", file.temporaryPath]
      try encoder.run()
      // A process has its own command line from when it has become the program, not from its start.
      let commandLine = "/proc/\(encoder.processIdentifier)/cmdline"
      while try !String(contentsOfFile: commandLine, encoding: .utf8).contains(file.temporaryPath) {
        usleep(1000)
      }
      OutputFile.sweep(beside: folder + "/a.mp4", of: 999_999_777)
      encoder.waitUntilExit()
      #expect(encoder.terminationReason == .uncaughtSignal)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test("a missing folder, a folder in place of the file and a file that is there are refused")
  func check() throws {
    try withTemporaryFolder { folder in
      let missing = #expect(throws: ExportError.self) {
        try OutputFile.check(folder + "/no/a.mp4", overwrites: false)
      }
      #expect(
        missing?.message
          == "The folder \"\(folder)/no/\" doesn't exist. Make it first: mkdir -p \(folder)/no/")
      #expect(throws: ExportError.self) { try OutputFile.check(folder, overwrites: true) }
      try OutputFile.check(folder + "/a.mp4", overwrites: false)
      _ = FileManager.default.createFile(atPath: folder + "/a.mp4", contents: nil)
      let there = #expect(throws: ExportError.self) {
        try OutputFile.check(folder + "/a.mp4", overwrites: false)
      }
      #expect(there?.message.contains("exists already. Replace it with --overwrite") == true)
      try OutputFile.check(folder + "/a.mp4", overwrites: true)
      #expect(throws: ExportError.self) { try OutputFile.check(folder + "/a.mp4/b.mp4", overwrites: false) }
    }
  }

  @Test("a full disk is named and leaves nothing")
  func fullDisk() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let code = FrameBuffer.write([UInt8](repeating: 0, count: 100), to: descriptor)
    #expect(code == ENOSPC)
    #expect(SystemError.text(code) == "the disk is full")
  }
}
