import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@Suite("Facts as JSON")
struct JSONOutputTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try write(
      "Plate.json",
      """
      { "size": [80, 40], "frameRate": 10, "duration": 1, "title": "A plate",
        "props": { "tint": "#cc0000", "width": { "type": "number", "default": 20, "minimum": 10 } },
        "layers": [{ "name": "plate", "frame": [0, 0, "{{width}}", 20], "backgroundColor": "{{tint}}" }] }
      """)
  }

  private func write(_ name: String, _ text: String) throws {
    try FlipbookProgram.write(folder + "/" + name, text)
  }

  /// What a command prints, with `@` for the folder.
  private func json(_ words: String..., code: Int32 = 0) throws -> [String: Any] {
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code == code, "\(words): \(result.errors)")
    #expect(result.output.hasSuffix("}\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test("list prints scenes, props and what can be touched")
  func list() throws {
    let scenes = try #require(try json("list", "@Plate.json", "--json")["scenes"] as? [[String: Any]])
    let scene = try #require(scenes.first)
    #expect(scenes.count == 1 && scene["name"] as? String == "Plate")
    #expect(scene["width"] as? Double == 80 && scene["height"] as? Double == 40)
    #expect(scene["frameRate"] as? Double == 10 && scene["duration"] as? Double == 1)
    #expect(scene["kind"] as? String == "layers" && scene["title"] as? String == "A plate")

    let props = try json("list", "@Plate.json", "--list-props", "--json")
    let named = try #require(props["props"] as? [[String: Any]])
    #expect(props["isOpen"] as? Bool == false)
    #expect(named.compactMap { $0["name"] as? String }.sorted() == ["tint", "width"])
    #expect(named.first { $0["name"] as? String == "width" }?["minimum"] as? Double == 10)

    let controls = try json("list", "@Plate.json", "--controls", "--json")
    #expect((controls["controls"] as? [Any])?.isEmpty == true)
  }

  @Test("list prints what can be touched in a view, with its frame")
  func controls() throws {
    try write(
      "Touch.swift",
      """
      import SwiftUI
      struct Touch: View {
        @State private var isOn = false
        var body: some View { Button("Go") { isOn = true }.frame(width: 100, height: 50).disabled(isOn) }
      }
      """)
    let found = try json("list", "@Touch.swift", "--controls", "--json", "--size", "200x100")
    let control = try #require((found["controls"] as? [[String: Any]])?.first)
    #expect(control["label"] as? String == "Go" && control["kind"] as? String == "button")
    #expect(control["gestures"] as? [String] == ["tap"] && control["isEnabled"] as? Bool == true)
    #expect(try #require(control["width"] as? Double) > 0)
  }

  @Test("list prints what a Lottie file offers")
  func contents() throws {
    let found = try json(
      "list", Repository.scenes.appendingPathComponent("lottie/card.json").path, "--contents", "--json")
    let items = try #require(found["contents"] as? [[String: String]])
    #expect(!items.isEmpty && items.allSatisfy { $0.keys.sorted() == ["detail", "kind", "name"] })
    #expect(items.contains { $0["kind"] == "text" })
  }

  @Test("cache prints kept files, damaged ones and what it removed")
  func cache() throws {
    _ = try FlipbookProgram.run([
      "render", folder + "/Plate.json", "-o", folder + "/a%02d.png", "--cache", folder + "/cache",
    ])
    let files = try #require(try json("cache", "ls", "@cache", "--json")["files"] as? [[String: Any]])
    let first = try #require(files.first)
    // Nothing moves: all ten frames are one.
    #expect(files.count == 1 && first["kind"] as? String == "frame" && first["frames"] as? Int == 1)
    let path = try #require(first["path"] as? String)
    let whole = try json("cache", "verify", "@cache", "--json")
    #expect(whole["files"] as? Int == 1 && (whole["damaged"] as? [String])?.isEmpty == true)
    try FlipbookProgram.write(path, "short")
    #expect(try json("cache", "verify", "@cache", "--json", code: 1)["damaged"] as? [String] == [path])
    let removed = try json("cache", "rm", "@cache", "--damaged", "--json")
    #expect(removed["files"] as? Int == 1 && removed["bytes"] as? Int == 5)
    #expect((try json("cache", "ls", "@cache", "--json")["files"] as? [Any])?.isEmpty == true)
  }

  @Test("lint prints each finding with its kind and place")
  func lint() throws {
    try write(
      "Wrong.swift",
      """
      import SwiftUI
      struct Wrong: View {
        var body: some View { Text("a").foregroundColour(.red) }
      }
      """)
    let found = try json("lint", "@Wrong.swift", "--json", code: 3)
    let finding = try #require((found["findings"] as? [[String: Any]])?.first)
    #expect(found["isClean"] as? Bool == false && found["files"] as? Int == 1)
    #expect(
      finding["kind"] as? String == "missingName" && finding["file"] as? String == folder + "/Wrong.swift")
    #expect(finding["line"] as? Int == 3)
    #expect((finding["message"] as? String)?.contains("the nearest that exists is .foregroundColor") == true)
  }

  @Test("changed and verify print frames")
  func frames() throws {
    _ = try FlipbookProgram.run([
      "render", folder + "/Plate.json", "-o", folder + "/%02d.png", "--manifest", folder + "/m.json",
    ])
    let same = try json("verify", "@m.json", "@Plate.json", "--json")
    #expect(same["frameCount"] as? Int == 10 && (same["differences"] as? [Any])?.isEmpty == true)
    #expect(try json("changed", "@Plate.json", "--since", "@m.json", "--json")["frames"] as? [Int] == [])
    let path = FlipbookProgram.folder + "/" + folder + "/Plate.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("#cc0000", with: "#00cc00").write(toFile: path, atomically: true, encoding: .utf8)
    let changed = try json("changed", "@Plate.json", "--since", "@m.json", "--json")
    #expect(changed["frames"] as? [Int] == Array(0..<10))
    let differences = try #require(
      try json("verify", "@m.json", "@Plate.json", "--json", code: 1)["differences"] as? [[String: Any]])
    #expect(differences.count == 10 && differences[3]["frame"] as? Int == 3)
    #expect(differences.allSatisfy { $0["kind"] as? String == "drawing" })
  }

  @Test("examples prints each with a line on it")
  func examples() throws {
    let found = try #require(try json("examples", "--json")["examples"] as? [[String: String]])
    let hello = try #require(found.first { $0["path"] == "Hello.swift" })
    #expect(hello["summary"]?.isEmpty == false)
  }
}
