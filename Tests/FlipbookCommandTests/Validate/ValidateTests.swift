import FlipbookScenes
import Foundation
import Testing

@Suite("Validating folders and scenes of strangers")
struct ValidateTests {
  private static func run(_ arguments: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(arguments, environment: ["FLIPBOOK_SWIFTC": "/nowhere/swiftc"])
  }

  /// An empty folder in the shared one.
  private static func folder(_ name: String) throws -> String {
    try? FileManager.default.removeItem(atPath: FlipbookProgram.folder + "/" + name)
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + name + "/in", withIntermediateDirectories: true)
    return name
  }

  private static func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: FlipbookProgram.folder + "/" + name, withDestinationPath: target)
  }

  private static func scene(_ contents: String) -> String {
    #"{"size": [8, 8], "layers": [{"frame": [0, 0, 8, 8], "contents": "\#(contents)"}]}"#
  }

  private static let plain =
    #"{"size": [8, 8], "layers": [{"frame": [0, 0, 8, 8], "backgroundColor": "red"}]}"#

  @Test("every file of a folder is named: valid, invalid, or no scene and why")
  func folder() throws {
    let folder = try Self.folder("mixed")
    try FlipbookProgram.write("\(folder)/a.json", Self.plain)
    try FlipbookProgram.write("\(folder)/in/b.json", Self.plain.replacing("frame", with: "frme"))
    try FlipbookProgram.write("\(folder)/cut.json", #"{"size":[1,1],"layers":[{"#)
    try FlipbookProgram.write("\(folder)/data.json", #"{"n": 1}"#)
    try FlipbookProgram.write("\(folder)/list.json", "[1, 2]")
    try FlipbookProgram.write("\(folder)/clips.json", #"{"scenes": []}"#)
    try FlipbookProgram.write("\(folder)/a.script.json", "[]")
    try FlipbookProgram.write("\(folder)/notes.txt", "x")
    try FlipbookProgram.write("\(folder)/View.swift", "import SwiftUI")
    try FlipbookProgram.write("outside.json", Self.plain)
    try Self.link("\(folder)/out.json", to: "../outside.json")
    try Self.link("\(folder)/gone.json", to: "../none.json")
    try Self.link("\(folder)/loop", to: "..")
    let result = try Self.run("validate", folder)
    #expect(result.code == ExitCode.scene.rawValue)
    for (name, words) in [
      ("a.json", "a layer scene, and nothing is wrong with it"),
      ("data.json", "not a scene: it is an object without \"layers\""),
      ("list.json", "not a scene: it is a list of 2"),
      ("clips.json", "not a scene: it is a manifest of clips"),
      ("a.script.json", "not a scene: it is a script of touches"),
      ("notes.txt", "not a scene: it is not named *.json"),
      ("View.swift", "not a scene: it is a Swift file"),
      ("out.json", "not a scene: it is a link that leaves the folder"),
      ("gone.json", "not a scene: it is a link that leaves the folder"),
      ("loop", "not a scene: it is not named *.json"),
    ] {
      #expect(result.output.contains("\(folder)/\(name): \(words)"), "\(name): \(result.output)")
    }
    #expect(result.errors.contains("\(folder)/cut.json:1:"), "\(result.errors)")
    #expect(result.errors.contains("\(folder)/in/b.json:1:"), "\(result.errors)")
    #expect(result.output.hasSuffix("12 files: 1 valid, 2 invalid, 9 not scenes\n"), "\(result.output)")
    let json = try Self.run("validate", "--json", folder)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.count == 12)
    #expect(files.count { $0["status"] as? String == "not-a-scene" && $0["reason"] is String } == 9)
    #expect(files.count { $0["status"] as? String == "invalid" && $0["valid"] as? Bool == false } == 2)
  }

  @Test("a folder with nothing to validate is no success")
  func nothing() throws {
    let folder = try Self.folder("nothing")
    try FlipbookProgram.write("\(folder)/data.json", #"{"n": 1}"#)
    let result = try Self.run("validate", folder)
    #expect(result.code == ExitCode.usage.rawValue)
    #expect(result.output.contains("data.json: not a scene") && result.errors.contains("no layer scenes"))
  }

  @Test("pictures outside are refused in the same words whether they exist or not, unless they are allowed")
  func outside() throws {
    let folder = try Self.folder("strange")
    try FlipbookProgram.write("Red.json", Self.plain)
    #expect(try Self.run("still", "Red.json", "-o", "beside.png", "-y").code == 0)
    try Self.link("\(folder)/link.png", to: "../beside.png")
    let absolute = FlipbookProgram.folder + "/beside.png"
    var words: Set<String> = []
    for name in ["../beside.png", "../none.png", absolute, "/etc/passwd", "/etc/none", "link.png"] {
      try FlipbookProgram.write("\(folder)/a.json", Self.scene(name))
      for arguments in [
        ["validate", "\(folder)/a.json"], ["still", "\(folder)/a.json", "-o", "x.png", "-y"],
      ] {
        let result = try FlipbookProgram.run(arguments)
        #expect(result.code == ExitCode.scene.rawValue, "\(name)")
        let reported = result.errors.split(separator: "\n").last.map(String.init) ?? ""
        words.insert(reported.replacing(name, with: "NAME"))
      }
    }
    #expect(words.count == 1 && words.first?.contains("--allow-read DIR") == true, "\(words)")
    for name in ["../beside.png", absolute, "link.png"] {
      try FlipbookProgram.write("\(folder)/a.json", Self.scene(name))
      let allowed = try Self.run("still", "\(folder)/a.json", "--allow-read", ".", "-o", "x.png", "-y")
      #expect(allowed.code == 0, "\(allowed.errors)")
      #expect(try Self.run("validate", "\(folder)/a.json", "--allow-read", ".").code == 0)
    }
    let wrong = try Self.run("still", "\(folder)/a.json", "--allow-read", "nowhere", "-o", "y.png")
    #expect(wrong.code == ExitCode.usage.rawValue && wrong.errors.contains("is no folder"))
  }

  @Test("nothing that a scene or a file name says reaches the terminal as a control")
  func controls() throws {
    let folder = try Self.folder("controls")
    let text = #"{"size": [8, 8], "layers": [{"opacity": "\u001b[31m\u001b]0;pwn\u0007\u202e\u009b1m"}]}"#
    try FlipbookProgram.write("\(folder)/b\u{1b}[2J\u{202e}\n.json", text)
    for arguments in [
      ["validate", folder], ["validate", "--json", folder], ["validate", "\u{1b}[31m.json"],
    ] {
      let result = try FlipbookProgram.run(arguments)
      for stream in [result.output, result.errors] {
        #expect(
          !stream.unicodeScalars.contains {
            $0 != "\n" && $0.value < 32 || (0x7f...0x9f).contains($0.value) || $0 == "\u{202e}"
          }, "\(stream.debugDescription)")
      }
      if arguments.contains("--json") {
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let file = (object?["files"] as? [[String: Any]])?.first?["file"] as? String
        #expect(file == "\(folder)/b\u{1b}[2J\u{202e}\n.json")
      }
    }
  }

  @Test("what costs too much is refused with place, cost, limit and option; a raised limit lets it pass")
  func limits() throws {
    let inner = #"{"type": "replicator", "instanceCount": 600, "layers": [{"frame": [0, 0, 5, 5]}]}"#
    let text =
      #"{"size": [8, 8], "duration": 0.1, "layers": [{"type": "replicator", "instanceCount": 500, "layers": [\#(inner)]}]}"#
    try FlipbookProgram.write("Copies.json", text)
    for arguments in [["validate", "Copies.json"], ["render", "Copies.json", "-o", "copies.gif"]] {
      let result = try FlipbookProgram.run(arguments)
      #expect(result.code == ExitCode.scene.rawValue)
      #expect(
        result.errors.contains("$.layers[0].instanceCount: the copies come to 300501 layers")
          && result.errors.contains("the limit is 250000, and --limit layers=300501 raises it"),
        "\(result.errors)")
    }
    #expect(try Self.run("validate", "Copies.json", "--limit", "layers=300501").code == 0)
    #expect(try Self.run("validate", "Copies.json", "--limit", "layers=1M").code == 0)
    for (value, words) in [
      ("layer=5", "do you mean layers?"), ("layers", "needs a number above 0"), ("layers=", "needs a number"),
      ("layers=-1", "needs a number"), ("layers=nan", "needs a number"),
      ("memory=2X", "such as memory=512MB"),
      ("=1", "there are limits of"),
    ] {
      let result = try Self.run("validate", "Copies.json", "--limit", value)
      #expect(
        result.code == ExitCode.usage.rawValue && result.errors.contains(words), "\(value): \(result.errors)")
    }
  }

  @Test("a scene in Swift whose copies are too many ends with an error and no output")
  func swift() throws {
    try FlipbookProgram.write(
      "Copies.swift",
      """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var layer: CALayer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
          layer.backgroundColor = UIColor.red.cgColor
          for _ in 0..<3 {
            let copies = CAReplicatorLayer()
            copies.instanceCount = 1000
            copies.addSublayer(layer)
            layer = copies
          }
          view.layer.addSublayer(layer)
        }
      }
      #Preview { V() }
      """)
    let result = try FlipbookProgram.run(["still", "Copies.swift", "-o", "copies.png"])
    #expect(result.code == ExitCode.scene.rawValue, "\(result.errors)")
    #expect(result.errors.contains("--limit layers="), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: FlipbookProgram.folder + "/copies.png"))
  }
}
