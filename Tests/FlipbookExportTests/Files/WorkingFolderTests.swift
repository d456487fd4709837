import Foundation
import Testing

@testable import FlipbookExport

@Suite("Folders of a run")
struct WorkingFolderTests {
  @Test("a folder goes with the last reference to it, and another run leaves it alone until then")
  func life() throws {
    try withTemporaryFolder { place in
      var folder: WorkingFolder? = try WorkingFolder(in: place, prefix: "run-")
      let path = try #require(folder?.path)
      #expect(FileManager.default.createFile(atPath: path + "/a", contents: nil))
      WorkingFolder.sweep(in: place, prefix: "run-")
      #expect(FileManager.default.fileExists(atPath: path + "/a"))
      folder = nil
      #expect(try names(in: place) == [])
    }
  }

  @Test("a sweep takes folders of the prefix that nobody has, and nothing else")
  func sweep() throws {
    try withTemporaryFolder { place in
      for name in ["run-abcdef", "run-abcdefg", "other-abcdef", "target"] {
        try FileManager.default.createDirectory(
          atPath: "\(place)/\(name)/deep", withIntermediateDirectories: true)
      }
      #expect(FileManager.default.createFile(atPath: place + "/run-aFile1", contents: nil))
      symlink(place + "/target", place + "/run-aLink1")
      WorkingFolder.sweep(in: place, prefix: "run-")
      #expect(
        try names(in: place) == ["other-abcdef", "run-aFile1", "run-aLink1", "run-abcdefg", "target"])
      #expect(try names(in: place + "/target") == ["deep"])
    }
  }

  @Test("a folder that can't be made is an error with the system's reason")
  func failure() {
    #expect(throws: SystemFailure(code: ENOENT)) { try WorkingFolder(in: "/no/such", prefix: "run-") }
  }

  @Test("folders of many threads that are made and swept at once don't meet")
  func overlapping() throws {
    try withTemporaryFolder { place in
      DispatchQueue.concurrentPerform(iterations: 200) { index in
        if index % 2 == 0 {
          WorkingFolder.sweep(in: place, prefix: "run-")
        } else if let folder = try? WorkingFolder(in: place, prefix: "run-") {
          let isThere = FileManager.default.createFile(atPath: folder.path + "/a", contents: nil)
          #expect(isThere && FileManager.default.fileExists(atPath: folder.path + "/a"))
        } else {
          Issue.record("a folder was not made")
        }
      }
      let left = try names(in: place)
      #expect(left == [])
    }
  }
}
