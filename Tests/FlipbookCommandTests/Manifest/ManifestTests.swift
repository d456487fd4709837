import Foundation
import Testing

@Suite("Manifests, verification, resuming and caching")
struct ManifestTests {
  private let folder: String

  init() throws {
    _ = try TestScene.compiled.get()
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
  }

  private func render(_ arguments: String..., props: String = "{}") throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(
      ["render", TestScene.name, "--scene", "Plain", "--props", props, "-o", folder + "/%03d.png"] + arguments
    )
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(FlipbookProgram.folder)/\(folder)/\(name)")
  }

  @Test("what a manifest says is proved by rendering again, in chunks and with any number of workers")
  func verify() throws {
    #expect(try render("--manifest", folder + "/m.json").code == 0)
    let verify = { (arguments: [String]) in
      try FlipbookProgram.run(["verify", folder + "/m.json", TestScene.name] + arguments)
    }
    let plain = try verify([])
    #expect(plain.code == 0 && plain.output.hasPrefix("10 frames are the same ("), "\(plain)")
    #expect(try verify(["--workers", "3", "--chunk", "4"]).code == 0)
    let id = try #require(plain.output.firstMatch(of: /\(([0-9a-f]{32})\)/)?.1)
    let png = try #require(bytes("004.png"))
    #expect(png.range(of: Data("flipbook-manifest\0\(id)".utf8)) != nil)

    // A frame that is said to be another is caught.
    let path = FlipbookProgram.folder + "/" + folder + "/m.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let pixels = try #require(text.firstMatch(of: /"frame":3,"list":"[0-9a-f]+","pixels":"([0-9a-f]+)"/)?.1)
    try text.replacing(String(pixels), with: String(pixels.reversed())).write(
      toFile: path, atomically: true, encoding: .utf8)
    let caught = try verify([])
    #expect(caught.code == 1 && caught.output.hasPrefix("frame 3: the same drawing gives other pixels\n"))
    #expect(try FlipbookProgram.run(["verify", "none.json", TestScene.name]).code == 2)
  }

  @Test("a render that can't begin leaves no manifest behind, whole or in part")
  func noOutputFolder() throws {
    let result = try FlipbookProgram.run([
      "render", TestScene.name, "--scene", "Plain", "-o", folder + "/missing/%03d.png", "--manifest",
      folder + "/none.json",
    ])
    #expect(result.code != 0)
    #expect(FlipbookProgram.contents(of: folder) == [])
  }

  @Test("only frames that draw something else are listed and rendered")
  func changed() throws {
    #expect(try render("--manifest", folder + "/m.json").code == 0)
    let same = try FlipbookProgram.run(["changed", TestScene.name, "--since", folder + "/m.json"])
    #expect(same.code == 0 && same.output == "no frame changed\n")
    let longer = try FlipbookProgram.run([
      "changed", TestScene.name, "--since", folder + "/m.json", "--duration", "1.2", "-o",
      folder + "/n%d.png",
      "-q", "--progress", "none",
    ])
    #expect(longer.code == 2, "changed has no --progress")
    let twelve = try FlipbookProgram.run([
      "changed", TestScene.name, "--since", folder + "/m.json", "--duration", "1.2", "-o",
      folder + "/n%d.png",
    ])
    #expect(twelve.code == 0 && twelve.output == "10-11\n", "\(twelve)")
    #expect(FlipbookProgram.contents(of: folder).filter { $0.hasPrefix("n") } == ["n10.png", "n11.png"])
  }

  @Test("a sequence goes on where it stopped; frames are trusted by what is in them")
  func resume() throws {
    #expect(try render("--manifest", folder + "/m.json").code == 0)
    let whole = try #require(bytes("006.png"))
    let path = FlipbookProgram.folder + "/" + folder
    // One frame is gone, one is not what was written.
    try FileManager.default.removeItem(atPath: path + "/006.png")
    try FileManager.default.removeItem(atPath: path + "/007.png")
    try FileManager.default.copyItem(atPath: path + "/003.png", toPath: path + "/007.png")
    let before =
      try FileManager.default.attributesOfItem(atPath: path + "/002.png")[.modificationDate] as? Date
    let resumed = try render("--manifest", folder + "/m.json", "--resume")
    #expect(resumed.code == 0 && resumed.errors.contains("8 of 10 frames are there already"), "\(resumed)")
    #expect(bytes("006.png") == whole && bytes("007.png") != bytes("003.png"))
    let after =
      try FileManager.default.attributesOfItem(atPath: path + "/002.png")[.modificationDate] as? Date
    #expect(before == after)
    #expect(try FlipbookProgram.run(["verify", folder + "/m.json", TestScene.name]).code == 0)
    // With another seed nothing that is there can be trusted.
    let other = try render("--manifest", folder + "/m.json", "--resume", "--seed", "5")
    #expect(other.errors.contains("0 of 10 frames"))
    #expect(try render("--resume").code == 2)
  }

  @Test("frames from the cache are the same bytes")
  func cache() throws {
    let cache = folder + "/cache"
    #expect(try render("--cache", cache).code == 0)
    let first = try #require(bytes("005.png"))
    #expect(FlipbookProgram.contents(of: cache).count == 10)
    #expect(try render("--cache", cache, "-y").code == 0)
    #expect(bytes("005.png") == first)
    // A frame whose picture is in the cache is taken from there, whatever the id of its manifest.
    #expect(try render("--cache", cache, "-y", "--manifest", folder + "/m.json").code == 0)
    #expect(bytes("005.png") != first)
    #expect(FlipbookProgram.contents(of: cache).count == 10)
    #expect(try FlipbookProgram.run(["verify", folder + "/m.json", TestScene.name]).code == 0)
  }

  @Test("without segments a film made of frames from the cache is the same film")
  func filmFromCache() throws {
    let cache = folder + "/film-cache"
    func film(_ name: String, _ more: String...) throws -> Data {
      let path = folder + "/" + name
      let result = try FlipbookProgram.run(
        ["render", TestScene.name, "--scene", "Plain", "-o", path, "-y"] + more)
      #expect(result.code == 0, "\(result.errors)")
      return try #require(FileManager.default.contents(atPath: FlipbookProgram.folder + "/" + path))
    }
    let plain = try film("plain.mp4")
    #expect(try film("first.mp4", "--cache", cache, "--segment", "none") == plain)
    let kept = FlipbookProgram.contents(of: cache)
    #expect(kept.count == 10)
    #expect(try film("second.mp4", "--cache", cache, "--segment", "none") == plain)
    // A damaged entry is painted anew, and another form of frames is kept beside.
    try FlipbookProgram.write(cache + "/" + kept[0], "damaged")
    #expect(try film("third.mp4", "--cache", cache, "--segment", "none") == plain)
    #expect(try film("a.gif", "--cache", cache, "--segment", "none") == film("b.gif"))
    #expect(FlipbookProgram.contents(of: cache).count == 20)
  }
}
