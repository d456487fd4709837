import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Files that appear whole or not at all")
struct OutputFileTests {
  private func mode(_ path: String) throws -> Int {
    let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    return try #require(value).intValue
  }

  @Test("a file is written in a folder beside its place that only this user can open, under its own name")
  func temporaryName() throws {
    try withTemporaryFolder { folder in
      let folders = OutputFolders()
      let files = try ["a.mp4", "b.png"].map { try OutputFile(path: "\(folder)/\($0)", in: folders) }
      let made = try names(in: folder)
      #expect(made.count == 1)
      #expect(made[0].hasPrefix(".flipbook-"))
      #expect(try mode("\(folder)/\(made[0])") == 0o700)
      #expect(files[0].temporaryPath == "\(folder)/\(made[0])/a.mp4")
      #expect(files[1].temporaryPath == "\(folder)/\(made[0])/b.png")
      folders.remove()
      #expect(try names(in: folder) == [])
    }
  }

  @Test("a file is there after commit and not before")
  func commit() throws {
    try withTemporaryFolder { folder in
      let folders = OutputFolders()
      let file = try OutputFile(path: folder + "/a.bin", in: folders)
      try file.write([1, 2, 3])
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try file.commit()
      folders.remove()
      #expect(try names(in: folder) == ["a.bin"])
      #expect(try bytes(of: file.path) == [1, 2, 3])
    }
  }

  @Test("a link or a file that lies in wait under the temporary name is not written to")
  func planted() throws {
    try withTemporaryFolder { folder in
      let folders = OutputFolders()
      let file = try OutputFile(path: folder + "/a.bin", in: folders)
      try Data("precious".utf8).write(to: URL(fileURLWithPath: folder + "/precious"))
      symlink(folder + "/precious", file.temporaryPath)
      #expect(throws: ExportError.self) { try file.write([1]) }
      #expect(try bytes(of: folder + "/precious") == Array("precious".utf8))
    }
  }

  @Test("a link is followed: what it leads to is replaced, and the link stays")
  func links() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/far", withIntermediateDirectories: true)
      symlink("far/b.bin", folder + "/a.bin")
      for content in [[1] as [UInt8], [2, 3]] {
        let folders = OutputFolders()
        let file = try OutputFile(path: folder + "/a.bin", in: folders)
        try file.write(content)
        try file.commit()
        folders.remove()
        #expect(try bytes(of: folder + "/far/b.bin") == content)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/a.bin") == "far/b.bin")
      }
      #expect(try names(in: folder + "/far") == ["b.bin"])
      symlink("round", folder + "/round")
      #expect(throws: ExportError.self) { try OutputFile.check(folder + "/round", overwrites: true) }
    }
  }

  @Test("what a run that is over left beside an output is removed, what one that lives has is not")
  func sweep() throws {
    try withTemporaryFolder { folder in
      let folders = OutputFolders()
      let file = try OutputFile(path: folder + "/a.mp4", in: folders)
      try file.write([1])
      let left = folder + "/.flipbook-abc123"
      try FileManager.default.createDirectory(atPath: left + "/deep", withIntermediateDirectories: true)
      for name in [".flipbook-12-b.mp4", ".flipbook-long-name", "flipbook-abc123"] {
        #expect(FileManager.default.createFile(atPath: folder + "/" + name, contents: Data([1])))
      }
      OutputFile.sweep(beside: folder + "/%05d.png")
      #expect(try bytes(of: file.temporaryPath) == [1])
      #expect(try names(in: folder).count == 4)
      #expect(!FileManager.default.fileExists(atPath: left))
      OutputFile.sweep(beside: folder + "/none/a.mp4")
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

  @Test("a link that leads nowhere counts as there; a pipe can't be an output")
  func oddOutputs() throws {
    try withTemporaryFolder { folder in
      symlink(folder + "/nothing", folder + "/a.mp4")
      let dangling = #expect(throws: ExportError.self) {
        try OutputFile.check(folder + "/a.mp4", overwrites: false)
      }
      #expect(dangling?.message.contains("leads nowhere. Replace it with --overwrite") == true)
      try OutputFile.check(folder + "/a.mp4", overwrites: true)
      mkfifo(folder + "/b.mp4", 0o600)
      symlink("b.mp4", folder + "/c.mp4")
      for name in ["b.mp4", "c.mp4"] {
        let other = #expect(throws: ExportError.self) {
          try OutputFile.check("\(folder)/\(name)", overwrites: true)
        }
        #expect(other?.message.contains("is not a regular file") == true)
      }
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
