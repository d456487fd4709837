import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Scenes that hang, and time limits")
struct HangTests {
  private func run(
    _ mode: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> FlipbookProgram.Result {
    #expect(try FaultyScene.compiled.get().code == 0)
    return try FlipbookProgram.run(
      [
        "render", FaultyScene.name, "--scene", "Faulty", "--props", "{\"mode\": \"\(mode)\"}", "-y", "-o",
        "hang-\(mode).mp4",
      ] + arguments, environment: environment)
  }

  /// What of a run is left in the folder that all tests share.
  private func leftovers(_ mode: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: FlipbookProgram.folder).filter {
      $0.hasPrefix("hang-\(mode)")
    }
  }

  @Test(
    "a body that never ends is reported once with its line while it runs, and ended by --timeout with 124")
  func endless() throws {
    let result = try run("endless", "--timeout", "5s", environment: [HangWatch.variable: "1"])
    #expect(result.code == 124, "\(result.errors)")
    let line = FaultyScene.line(of: "while count >= 0")
    let place = "flipbook: \(FaultyScene.name):\(line): Faulty.spin has not come back for"
    let report = try Regex(NSRegularExpression.escapedPattern(for: place) + " [1-5] s, ")
    #expect(result.errors.contains(report), "\(result.errors)")
    #expect(result.errors.contains("s, in Faulty at frame 3 (0.3 s). It goes on."), "\(result.errors)")
    #expect(result.errors.contains("took longer than 5 s (--timeout) and was ended"), "\(result.errors)")
    #expect(result.errors.components(separatedBy: place).count == 3, "\(result.errors)")
    #expect(try leftovers("endless") == [])
  }

  @Test("list ends a scene that takes too long with 124, check counts it as failed")
  func listAndCheck() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let view = [FaultyScene.name, "--view", "Spinning", "--timeout", "1s"]
    let list = try FlipbookProgram.run(["list", "--controls"] + view)
    #expect(list.code == 124 && list.errors.contains("(--timeout)"), "\(list)")
    let check = try FlipbookProgram.run(["check", "--goldens", "hang-goldens", "--update", "all"] + view)
    #expect(check.code == 2 && check.output.contains("(--timeout)"), "\(check)")
    #expect(FlipbookProgram.contents(of: "hang-goldens").isEmpty)
  }

  @Test("verify and changed end a scene that takes too long with 124")
  func verifyAndChanged() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let props = ["--scene", "Faulty", "--props", "{\"mode\": \"waits\"}"]
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/hang-frames", withIntermediateDirectories: true)
    let made = try FlipbookProgram.run(
      ["render", FaultyScene.name] + props
        + ["--frames", "0-3", "-o", "hang-frames/%02d.png", "--manifest", "hang-frames.json", "-q"])
    #expect(made.code == 0, "\(made.errors)")
    // From here on the scene never ends.
    try FlipbookProgram.write("hang-now", "")
    for arguments in [
      ["verify", "hang-frames.json", FaultyScene.name],
      ["changed", FaultyScene.name, "--since", "hang-frames.json"],
    ] {
      let result = try FlipbookProgram.run(arguments + ["--timeout", "1s"])
      #expect(result.code == 124, "\(arguments[0]): \(result.errors)")
      #expect(result.errors.contains("(--timeout)"), "\(arguments[0]): \(result.errors)")
    }
  }

  @Test("a scene that is slow but comes back in time is left alone; its slow frames are reported")
  func slow() throws {
    let result = try run(
      "slow", "--frames", "2-3", "--timeout", "1m", "--progress", "json",
      environment: [HangWatch.variable: "1.5"])
    #expect(result.code == 0, "\(result.errors)")
    let hangs = result.output.split(separator: "\n").filter { $0.contains("\"event\":\"hang\"") }
    #expect(hangs.count == 1, "\(result.output)")
    #expect(hangs.first?.contains("\"frame\":3") == true)
    #expect(result.errors.contains("Faulty.draw has not come back"), "\(result.errors)")
    #expect(try leftovers("slow") == ["hang-slow.mp4"])
  }

  @Test("work that posts itself again and again at one time is reported with its view, and the film goes on")
  func updateLoop() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let result = try FlipbookProgram.run(
      ["still", FaultyScene.name, "--view", "Reposting", "-o", "loop.png", "--at", "0.5s", "--timeout", "1m"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.components(separatedBy: "[loop.busy]").count == 2, "\(result.errors)")
    #expect(result.errors.contains("without end in the view Reposting."), "\(result.errors)")
  }

  @Test("main.sync on the main queue ends the scene with its line; from another queue it works")
  func deadlock() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let result = try FlipbookProgram.run([
      "still", FaultyScene.name, "--view", "Deadlock", "-o", "deadlock.png",
    ])
    #expect(result.code == 4)
    let place = "\(FaultyScene.name):\(FaultyScene.line(of: "main.sync { text"))"
    #expect(result.errors.contains("\(place): the scene crashed"), "\(result.errors)")
    #expect(result.errors.contains("DispatchQueue.main.sync on the main queue waits for itself"))
    // The five letters of "after", not the six of "before". The other queue's thread may be late on a busy machine.
    var letters = 0
    for _ in 0..<10 where letters != 5 {
      let background = try FlipbookProgram.run([
        "still", FaultyScene.name, "--view", "Background", "--print-list", "--at", "4s",
      ])
      #expect(background.code == 0, "\(background.errors)")
      letters = background.output.matches(of: /[0-9]@-?[0-9]/).count
    }
    #expect(letters == 5)
  }

  @Test(
    "a time limit of nothing, of less or of no sense is refused", arguments: ["0", "-1", "soon", "1e999"])
  func badLimits(text: String) throws {
    let result = try FlipbookProgram.run(["still", "None.swift", "-o", "a.png", "--timeout=\(text)"])
    #expect(result.code == 2)
    #expect(result.errors.contains("--timeout \(text): "))
  }

  @Test("a layer scene has its time limit too")
  func layers() throws {
    try FlipbookProgram.write(
      "Limit.json",
      #"{"size": [16, 16], "duration": 30000, "layers": [{"frame": [0, 0, 8, 8], "backgroundColor": "red"}]}"#
    )
    // A folder of its own: other tests render beside their scenes.
    let folder = FlipbookProgram.folder + "/hang-layers"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let result = try FlipbookProgram.run([
      "render", "Limit.json", "-o", "hang-layers/%06d.png", "--timeout", "5s", "-q", "-y",
    ])
    #expect(result.code == 124, "\(result.errors)")
    #expect(result.errors.contains("took longer than 5 s (--timeout)"), "\(result.errors)")
    let whole = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!whole.isEmpty)
    #expect(whole.filter { !$0.hasSuffix(".png") || $0.hasPrefix(".") } == [])
    try FileManager.default.removeItem(atPath: folder)
  }
}
