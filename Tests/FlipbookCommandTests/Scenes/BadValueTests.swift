import Testing

@testable import FlipbookCommand

@Suite("Values a film can't have")
struct BadValueTests {
  private func run(_ arguments: [String], scene: String = "Plain") throws -> FlipbookProgram.Result {
    _ = try TestScene.compiled.get()
    return try FlipbookProgram.run(["still", TestScene.name, "--print-list", "--scene", scene] + arguments)
  }

  @Test(
    "an impossible option is refused by name",
    arguments: [
      ["--size", "0x0"], ["--size", "-40x20"], ["--size", "100000x100000"], ["--fps", "0"], ["--fps", "nan"],
      ["--fps", "-30"], ["--duration", "0"], ["--duration", "inf"], ["--scale", "0"], ["--scale", "1e9"],
      ["--seed", "x"], ["--scheme", "blue"], ["--type-size", "huge"], ["--background", "#12"],
      ["--swift-version", "4"],
    ])
  func options(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.code == 2, "\(result.errors)")
    #expect(
      result.errors.contains(arguments[0] == "--scale" && arguments[1] == "1e9" ? "scale" : arguments[0]))
    #expect(result.output.isEmpty)
  }

  @Test(
    "an impossible value of the clip's own is reported with the clip's name",
    arguments: [
      ("{\"size\": 0}", "Impossible.size"), ("{\"size\": -1}", "Impossible.size"),
      ("{\"size\": 100000}", "Impossible.size"), ("{\"rate\": \"0\"}", "Impossible.frameRate"),
      ("{\"rate\": \"nan\"}", "Impossible.frameRate"), ("{\"duration\": \"-1\"}", "Impossible.duration"),
      ("{\"duration\": \"inf\"}", "Impossible.duration"),
    ])
  func clip(props: String, named: String) throws {
    let result = try run(["--props", props], scene: "Impossible")
    #expect(result.code == 3, "\(result.errors)")
    #expect(result.errors.contains(named))
  }

  @Test(
    "props that are no JSON object are refused with the place",
    arguments: ["{\"a\": }", "[1]", "nowhere.json"])
  func props(text: String) throws {
    let result = try run(["--props", text])
    #expect(result.code == 2)
    #expect(result.errors.contains("--props"))
  }

  @Test("a frame outside the clip is refused", arguments: ["10", "1s", "1:00"])
  func outside(place: String) throws {
    let result = try run(["--at", place])
    #expect(result.code == 2)
    #expect(result.errors.contains("10 frames"))
  }
}
