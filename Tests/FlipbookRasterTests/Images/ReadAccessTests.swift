import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Reading below a folder only")
struct ReadAccessTests {
  /// A folder with a scene's folder in it and a secret beside that; removed in the end.
  private final class Place {
    let path: String
    var scene: String { path + "/scene" }

    init() throws {
      path = FileManager.default.temporaryDirectory.path + "/flipbook-access-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path + "/scene/in", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: path + "/other", withIntermediateDirectories: true)
      for name in ["secret", "other/free", "scene/a", "scene/in/b"] {
        try Data(name.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: scene + "/" + name, withDestinationPath: target)
    }
  }

  private func answer(_ access: ReadAccess, _ path: String) -> String {
    do throws(ReadAccess.Refusal) {
      return String(decoding: try access.read(path, limit: 1_000), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  @Test("files below the folder are read, by whatever way that stays in it")
  func inside() throws {
    let place = try Place()
    try place.link("near", to: "in/b")
    try place.link("whole", to: place.scene + "/in/b")
    try place.link("folder", to: "in")
    let access = ReadAccess.below([place.scene])
    for name in ["in/b", "near", "whole", "folder/b", "./in/../in/b", "folder/../in/b"] {
      #expect(answer(access, place.scene + "/" + name) == "scene/in/b", "\(name)")
    }
    #expect(answer(access, place.scene + "/in") == "notFile")
    #expect(answer(access, place.scene + "/none") == "missing")
    #expect(answer(access, place.scene + "/a/none") == "missing")
  }

  @Test("what is outside is refused in the same way whether it exists or not")
  func outside() throws {
    let place = try Place()
    try place.link("there", to: "../secret")
    try place.link("gone", to: "../nothing")
    try place.link("up", to: "..")
    try place.link("root", to: "/")
    try place.link("twice", to: "up/secret")
    let access = ReadAccess.below([place.scene])
    for name in [
      "../secret", "../nothing", "there", "gone", "up/secret", "up/nothing", "root/etc/passwd", "root/none",
      "twice",
      "in/../../secret",
    ] {
      #expect(answer(access, place.scene + "/" + name) == "outside", "\(name)")
    }
    #expect(answer(access, "/etc/passwd") == "outside" && answer(access, "/etc/none") == "outside")
    #expect(answer(access, place.scene + "x/a") == "outside")
    #expect(answer(ReadAccess.below([]), place.scene + "/a") == "outside")
  }

  @Test("other folders can be allowed, links and all")
  func allowed() throws {
    let place = try Place()
    try place.link("free", to: "../other/free")
    let access = ReadAccess.below([place.scene, place.path + "/other"])
    #expect(answer(access, place.scene + "/free") == "other/free")
    #expect(answer(access, place.path + "/other/free") == "other/free")
    #expect(answer(access, place.path + "/secret") == "outside")
  }

  @Test("a folder that is itself reached through a link is its own root")
  func linkedRoot() throws {
    let place = try Place()
    let link = place.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.scene)
    let access = ReadAccess.below([link])
    #expect(answer(access, link + "/a") == "scene/a" && answer(access, place.scene + "/a") == "scene/a")
    #expect(answer(access, link + "/../secret") == "outside")
  }

  @Test("circles of links, pipes and files that are too large end")
  func odd() throws {
    let place = try Place()
    try place.link("one", to: "two")
    try place.link("two", to: "one")
    #expect(mkfifo(place.scene + "/pipe", 0o600) == 0)
    try Data(count: 2_000).write(to: URL(fileURLWithPath: place.scene + "/large"))
    for access in [ReadAccess.below([place.scene]), .all] {
      #expect(answer(access, place.scene + "/one") == "missing")
      #expect(answer(access, place.scene + "/pipe") == "notFile")
      #expect(answer(access, place.scene + "/large") == "tooLarge(2000)")
    }
    try place.link("device", to: "/dev/zero")
    #expect(answer(ReadAccess.below([place.scene]), place.scene + "/device") == "outside")
    #expect(answer(.all, "/dev/zero") == "notFile")
  }

  @Test("a link that is swapped in while files are read never gives what is outside")
  func swapped() throws {
    let place = try Place()
    let access = ReadAccess.below([place.scene])
    let name = place.scene + "/in/b"
    let swapper = Thread {
      while !Thread.current.isCancelled {
        unlink(name + "2")
        symlink("../../secret", name + "2")
        rename(name + "2", name)
        try? Data("scene/in/b".utf8).write(to: URL(fileURLWithPath: name), options: .atomic)
      }
    }
    swapper.start()
    defer { swapper.cancel() }
    for _ in 0..<3_000 { #expect(answer(access, name) != "secret") }
  }
}
