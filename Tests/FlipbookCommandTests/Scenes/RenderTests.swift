import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Rendering from the command line")
struct RenderTests {
  /// Makes a folder of a test's own below the shared one.
  private func folder(_ name: String) throws -> String {
    _ = try TestScene.compiled.get()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + name, withIntermediateDirectories: true)
    return name
  }

  private func render(_ scene: String, _ arguments: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(["render", TestScene.name, "--scene", scene] + arguments)
  }

  private func bytes(_ path: String) -> Data? {
    FileManager.default.contents(atPath: FlipbookProgram.folder + "/" + path)
  }

  @Test("a film is written whole, and nothing else stays in its folder")
  func film() throws {
    let folder = try folder("film")
    let result = try render("Plain", "-o", "\(folder)/plain.mp4")
    #expect(result.code == 0, "\(result.errors)")
    #expect(FlipbookProgram.contents(of: folder) == ["plain.mp4"])
    #expect(result.errors.contains("10/10 frames  100%"))
    #expect(result.errors.contains("\(folder)/plain.mp4: 10 frames in"))
    #expect(bytes("\(folder)/plain.mp4")?.dropFirst(4).prefix(4) == Data("ftyp".utf8))
  }

  @Test("frames are written by their own numbers")
  func sequence() throws {
    let folder = try folder("sequence")
    #expect(try render("Plain", "--frames", "1,3-4", "-o", "\(folder)/%03d.png").code == 0)
    #expect(FlipbookProgram.contents(of: folder) == ["001.png", "003.png", "004.png"])
    let still = try FlipbookProgram.run([
      "still", TestScene.name, "--scene", "Plain", "--at", "0.3s", "-o", "\(folder)/still.png",
    ])
    #expect(still.code == 0, "\(still.errors)")
    #expect(bytes("\(folder)/still.png") == bytes("\(folder)/003.png"))
  }

  @Test("an output that exists is refused, and replaced with -y")
  func existing() throws {
    let folder = try folder("existing")
    try FlipbookProgram.write("\(folder)/a.png", "mine")
    let refused = try render("Plain", "--frames", "0", "-o", "\(folder)/a.png")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("--overwrite"))
    #expect(bytes("\(folder)/a.png") == Data("mine".utf8))
    #expect(try render("Plain", "--frames", "0", "-o", "\(folder)/a.png", "-y").code == 0)
    #expect(bytes("\(folder)/a.png") != Data("mine".utf8))
  }

  @Test("outputs that can't be are refused", arguments: ["nowhere/a.mp4", "/proc/a.mp4", "a.xyz", "a", "."])
  func unwritable(output: String) throws {
    _ = try folder("unwritable")
    let result = try render("Plain", "-o", output)
    #expect(result.code == 1 || result.code == 2)
    #expect(result.errors.contains("flipbook: "))
    #expect(!FileManager.default.fileExists(atPath: FlipbookProgram.folder + "/nowhere"))
  }

  @Test("an odd size for yuv420p is refused with the next even one")
  func odd() throws {
    let folder = try folder("odd")
    let result = try render("Plain", "--size", "41x20", "-o", "\(folder)/a.mp4")
    #expect(result.code == 2)
    #expect(result.errors.contains("42×20"))
    #expect(FlipbookProgram.contents(of: folder).isEmpty)
  }

  @Test("a crash leaves the old output as it was and nothing half written", arguments: ["a.mp4", "%02d.png"])
  func crash(name: String) throws {
    let folder = try folder("crash-\(name.hasSuffix("mp4") ? "film" : "frames")")
    try FlipbookProgram.write("\(folder)/a.mp4", "old")
    let result = try render("Crash", "-y", "--props", "{\"mode\": \"fatal\"}", "-o", "\(folder)/\(name)")
    #expect(result.code == 4)
    #expect(
      result.errors.contains("\(TestScene.name):\(TestScene.line(of: "fatalError(")): the scene crashed"))
    #expect(bytes("\(folder)/a.mp4") == Data("old".utf8))
    #expect(FlipbookProgram.contents(of: folder).allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("an interrupted film leaves nothing")
  func interrupted() throws {
    let folder = try folder("interrupted")
    let run = try FlipbookProgram.Run(
      [
        "render", TestScene.name, "--scene", "Crash", "--props", "{\"mode\": \"sleep\"}", "-o",
        "\(folder)/a.mp4",
      ], environment: [:])
    let limit = ContinuousClock.now + .seconds(30)
    while !run.output.contains("asleep"), ContinuousClock.now < limit { usleep(10_000) }
    // The scene sleeps on the thread that would notice, so it takes being asked twice.
    kill(run.process.processIdentifier, SIGINT)
    usleep(200_000)
    kill(run.process.processIdentifier, SIGINT)
    #expect(try run.wait().code == 130)
    #expect(ContinuousClock.now < limit)
    #expect(FlipbookProgram.contents(of: folder).isEmpty)
  }

  @Test("workers and chunks do not change a byte", arguments: ["%02d.png", "a.mp4", "a.gif"])
  func determinism(name: String) throws {
    let folder = try folder("same-\(name.suffix(3))")
    for workers in ["1", "2", "5"] {
      try FileManager.default.createDirectory(
        atPath: "\(FlipbookProgram.folder)/\(folder)/\(workers)", withIntermediateDirectories: false)
      let result = try render("Plain", "--workers", workers, "-o", "\(folder)/\(workers)/\(name)")
      #expect(result.code == 0, "\(result.errors)")
    }
    let names = FlipbookProgram.contents(of: folder + "/1")
    #expect(!names.isEmpty)
    for file in names {
      #expect(bytes("\(folder)/1/\(file)") == bytes("\(folder)/2/\(file)"))
      #expect(bytes("\(folder)/1/\(file)") == bytes("\(folder)/5/\(file)"))
    }
    guard name.hasSuffix("png") else { return }
    _ = try self.folder("\(folder)/chunks")
    for range in ["7-9", "0-2", "3-6"] {
      #expect(try render("Plain", "--frames", range, "-o", "\(folder)/chunks/\(name)").code == 0)
    }
    for file in names { #expect(bytes("\(folder)/1/\(file)") == bytes("\(folder)/chunks/\(file)")) }
  }

  @Test("the seed changes the picture, and the same seed does not")
  func seed() throws {
    let folder = try folder("seed")
    for (name, seed) in [("a", "1"), ("b", "1"), ("c", "2")] {
      #expect(
        try render("Plain", "--frames", "3", "--seed", seed, "-o", "\(folder)/\(name).png").code == 0)
    }
    #expect(bytes("\(folder)/a.png") == bytes("\(folder)/b.png"))
    #expect(bytes("\(folder)/a.png") != bytes("\(folder)/c.png"))
  }

  @Test(
    "what goes wrong in drawing is reported once; with --strict it ends the run",
    arguments: ["nan", "infinite", "image"])
  func diagnostics(mode: String) throws {
    let folder = try folder("careless-\(mode)")
    try FlipbookProgram.write("broken.png", "this is no PNG")
    let props = "{\"mode\": \"\(mode)\"}"
    let result = try render("Careless", "--props", props, "--frames", "0-4", "-o", "\(folder)/%d.png")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.components(separatedBy: "warning: ").count == 2, "\(result.errors)")
    let strict = try render("Careless", "--props", props, "--strict", "-o", "\(folder)/strict.mp4")
    #expect(strict.code == 5, "\(strict.errors)")
    #expect(!FlipbookProgram.contents(of: folder).contains { $0.contains("strict") })
  }

  @Test(
    "a path of a million points and two hundred nested layers are drawn", arguments: ["points", "layers"])
  func heavy(mode: String) throws {
    let folder = try folder("heavy-\(mode)")
    let result = try render(
      "Careless", "--props", "{\"mode\": \"\(mode)\"}", "--frames", "0", "-o", "\(folder)/a.png")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test("--quiet says nothing, --progress json says it in JSON")
  func progress() throws {
    let folder = try folder("progress")
    let quiet = try render("Plain", "--quiet", "-o", "\(folder)/%02d.png")
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
    let json = try render("Plain", "--progress", "json", "-y", "-o", "\(folder)/%02d.png")
    #expect(json.errors.isEmpty)
    let events = try json.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(events.first?["event"] as? String == "start")
    #expect(events.first?["frames"] as? Int == 10)
    #expect(events.last?["event"] as? String == "done")
    #expect(events.contains { $0["event"] as? String == "progress" && $0["frame"] as? Int == 10 })
  }
}
