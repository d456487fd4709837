import FlipbookScenes
import Foundation
import Testing

@Suite("Layer scenes on the command line")
struct LayerSceneTests {
  private static let text = """
    {
      "title": "A box", "size": [40, 20], "duration": 1, "frameRate": 10,
      "props": {"color": {"type": "color", "default": "red"}},
      "layers": [
        {"name": "box", "frame": [0, 5, 8, 8], "backgroundColor": "{{color}}",
         "animations": [{"keyPath": "position.x", "by": 20, "duration": 1}]}
      ]
    }
    """

  /// No compiler is there, and none is needed.
  private static func run(_ arguments: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(arguments, environment: ["FLIPBOOK_SWIFTC": "/nowhere/swiftc"])
  }

  @Test("render, still and list need no compiler")
  func renders() throws {
    try FlipbookProgram.write("Box.json", Self.text)
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/box", withIntermediateDirectories: true)
    let film = try Self.run("render", "Box.json", "-o", "box/%02d.png", "-y")
    #expect(film.code == 0, "\(film.errors)")
    #expect(FlipbookProgram.contents(of: "box").count == 10)
    let still = try Self.run("still", "Box.json", "--at", "0.5s", "-o", "box-still.png", "-y")
    #expect(still.code == 0, "\(still.errors)")
    let one = FileManager.default.contents(atPath: FlipbookProgram.folder + "/box-still.png")
    #expect(one != nil)
    #expect(one == FileManager.default.contents(atPath: FlipbookProgram.folder + "/box/05.png"))
    let list = try Self.run("list", "Box.json", "--size", "80x40")
    #expect(list.output == "Box  80x40  10 fps  1 s  layers  A box\n", "\(list.output)")
  }

  @Test("props fill it, and their kinds are checked")
  func props() throws {
    try FlipbookProgram.write("Box.json", Self.text)
    let blue = try Self.run("still", "Box.json", "--print-list", "--props", #"{"color": "blue"}"#)
    #expect(blue.output.contains("0 0 1"), "\(blue.output)")
    let wrong = try Self.run("still", "Box.json", "--print-list", "--props", #"{"color": 3}"#)
    #expect(wrong.code == ExitCode.scene.rawValue)
    #expect(wrong.errors.contains("$.props.color: the prop \"color\" should be a colour"), "\(wrong.errors)")
    let unknown = try Self.run(
      "still", "Box.json", "--print-list", "--strict", "--props", #"{"colour": "red"}"#)
    #expect(unknown.code == ExitCode.strict.rawValue)
    #expect(unknown.errors.contains("did you mean \"color\"?"), "\(unknown.errors)")
  }

  @Test("validate reports everything, with line, column and path")
  func validates() throws {
    try FlipbookProgram.write("Box.json", Self.text)
    let good = try Self.run("validate", "Box.json")
    #expect(good.code == 0, "\(good.errors)")
    try FlipbookProgram.write(
      "Bad.json",
      Self.text.replacing("position.x", with: "positon.x").replacing("\"frame\"", with: "\"frme\""))
    let bad = try Self.run("validate", "Bad.json")
    #expect(bad.code == ExitCode.scene.rawValue)
    #expect(
      bad.errors.contains(
        "Bad.json:5:21: $.layers[0].frme: a plain layer has no key \"frme\"; did you mean \"frame\"?\n"),
      "\(bad.errors)")
    #expect(bad.errors.contains("Bad.json:6:33: $.layers[0].animations[0].keyPath:"), "\(bad.errors)")
    // Nothing of such a scene is compiled, so lint tells the same.
    #expect(try Self.run("lint", "Box.json").code == 0)
    let lint = try Self.run("lint", "Bad.json")
    #expect(lint.code == ExitCode.scene.rawValue && lint.errors == bad.errors, "\(lint.errors)")
    let json = try Self.run("validate", "--json", "Bad.json", "Box.json")
    #expect(json.code == ExitCode.scene.rawValue)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.map { $0["valid"] as? Bool } == [false, true])
    #expect((files[0]["issues"] as? [[String: Any]])?.first?["path"] as? String == "$.layers[0].frme")
    #expect(try Self.run("validate").code == ExitCode.usage.rawValue)
    #expect(try Self.run("validate", "Missing.json").code == ExitCode.scene.rawValue)
    #expect(try Self.run("validate", "--schema").output.contains("\"$defs\""))
  }

  @Test("what is no scene ends with the code of a bad scene and leaves no file")
  func broken() throws {
    for (name, text, part) in [
      ("Empty.json", "", "is empty"), ("Cut.json", String(Self.text.prefix(120)), "the end of the file"),
      ("Deep.json", String(repeating: "[", count: 200_000), "128 deep"),
      ("Manifest.json", "{\"output\": \"x.mp4\", \"scenes\": []}", "flipbook batch"),
    ] {
      try FlipbookProgram.write(name, text)
      let result = try Self.run("render", name, "-o", "none.mp4")
      #expect(result.code == ExitCode.scene.rawValue, "\(name)")
      #expect(result.errors.contains(part), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: FlipbookProgram.folder + "/none.mp4"))
  }

  @Test("check and batch take them beside scenes in Swift")
  func others() throws {
    let folder = "layered"
    try? FileManager.default.removeItem(atPath: FlipbookProgram.folder + "/" + folder)
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/\(folder)/goldens", withIntermediateDirectories: true)
    try FlipbookProgram.write("\(folder)/Box.json", Self.text)
    try FlipbookProgram.write("\(folder)/data.json", "{\"n\": 1}")
    let arguments = ["check", folder, "--goldens", "\(folder)/goldens"]
    let first = try FlipbookProgram.run(arguments + ["--update", "missing", "--accept"])
    #expect(first.code == 0, "\(first.errors)\(first.output)")
    let second = try FlipbookProgram.run(arguments)
    #expect(second.code == 0, "\(second.errors)\(second.output)")
    try FlipbookProgram.write("\(folder)/Box.json", Self.text.replacing("\"red\"", with: "\"lime\""))
    #expect(try FlipbookProgram.run(arguments).code == 1)
    try FlipbookProgram.write(
      "\(folder)/clips.json",
      #"{"output": "{color}.{ext}", "scenes": ["Box.json"], "formats": ["png"], "props": {"color": ["red", "blue"]}}"#
        .replacing("\"formats\": [\"png\"]", with: #""formats": [{"ext": "png", "at": "50%"}]"#))
    let batch = try FlipbookProgram.run(["batch", "\(folder)/clips.json"])
    #expect(batch.code == 0, "\(batch.errors)\(batch.output)")
    #expect(FlipbookProgram.contents(of: folder).contains("blue.png"))
  }
}
