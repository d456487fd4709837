import Foundation
import FoundationXML
import Testing

@testable import FlipbookCommand

@Suite("The profile of a render")
struct FilmProfileTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try FlipbookProgram.write(
      folder + "/Film.json",
      """
      { "size": [320, 180], "frameRate": 10, "duration": 1.2, "layers": [
        { "type": "gradient", "frame": [0, 0, 320, 180], "colors": ["red", "blue"] },
        { "type": "text", "frame": [20, 60, 280, 60], "string": "Hello", "fontSize": 40,
          "animations": [{ "keyPath": "opacity", "from": 0, "to": 1, "duration": 1 }] }] }
      """)
  }

  private func render(_ words: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(
      ["render", folder + "/Film.json", "-o", folder + "/a.mp4", "-y"]
        + words.map { $0.replacing("@", with: folder + "/") })
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOfFile: "\(FlipbookProgram.folder)/\(folder)/\(name)", encoding: .utf8)
  }

  @Test("stages, kinds of items and the slowest frames are written as JSON, and the film is as without")
  func json() throws {
    #expect(try render().code == 0)
    let plain = FileManager.default.contents(atPath: "\(FlipbookProgram.folder)/\(folder)/a.mp4")
    let result = try render("--profile", "@p.json")
    #expect(result.code == 0, "\(result.errors)")
    #expect(plain == FileManager.default.contents(atPath: "\(FlipbookProgram.folder)/\(folder)/a.mp4"))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(contents("p.json").utf8)) as? [String: Any])
    #expect(root["frameCount"] as? Int == 12 && root["scene"] as? String == "Film")
    let stages = try #require(root["stages"] as? [[String: Any]])
    #expect(stages.map { $0["name"] as? String } == ["start", "record", "paint", "encode", "rest"])
    #expect(stages.allSatisfy { ($0["seconds"] as? Double ?? -1) >= 0 })
    let kinds = try #require(stages[2]["children"] as? [[String: Any]])
    let names = Set(kinds.compactMap { $0["name"] as? String })
    #expect(names.contains("fill with a gradient") && names.contains("text"), "\(names)")
    let paint = try #require(stages[2]["seconds"] as? Double)
    #expect(abs(kinds.reduce(0) { $0 + ($1["seconds"] as? Double ?? 0) } - paint) < 1e-6)
    let frames = try #require(root["slowestFrames"] as? [[String: Any]])
    #expect(frames.count == 10)
    let times = frames.compactMap { $0["milliseconds"] as? Double }
    #expect(times == times.sorted(by: >))
    #expect(result.errors.contains("paint") && result.errors.contains("text"))
  }

  @Test("an SVG is a flame graph whose bars lie within the bar above them")
  func svg() throws {
    #expect(try render("--profile", "@p.svg", "--quiet").errors == "")
    let text = try contents("p.svg")
    let document = try XMLDocument(data: Data(text.utf8))
    #expect(document.rootElement()?.name == "svg")
    let bars = text.matches(
      of: /<title>(.+?): .+?<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/
    ).map { (name: String($0.1), x: Double($0.2)!, y: Double($0.3)!, width: Double($0.4)!) }
    #expect(bars.first?.name == "all" && bars.count >= 5)
    for bar in bars.dropFirst() {
      let above = bars.first {
        abs($0.y - bar.y + 22) < 0.1 && $0.x <= bar.x + 0.1 && $0.x + $0.width >= bar.x + bar.width - 0.1
      }
      #expect(above != nil, "\(bar)")
    }
  }

  @Test("another ending, and segments beside it, are refused before anything is rendered")
  func refused() throws {
    let ending = try render("--profile", "@p.txt")
    #expect(
      ending.code == 2 && ending.errors.contains("--profile") && ending.errors.contains(".svg or .json"))
    let segments = try render("--profile", "@p.json", "--segment", "2s")
    #expect(segments.code == 2 && segments.errors.contains("--profile and --segment don't go together"))
    #expect(FlipbookProgram.contents(of: folder) == ["Film.json"])
  }

  @Test("nodes of one name are added up, the longest first, and a scaled node keeps its proportions")
  func merging() {
    let group = { (seconds: Double, inner: Double) in
      ProfileNode(
        name: "group", seconds: seconds, count: 1,
        children: [ProfileNode(name: "text", seconds: inner, count: 1)])
    }
    let merged = ProfileNode.merged([
      group(1, 0.5), ProfileNode(name: "image", seconds: 4, count: 1), group(2, 1),
    ])
    #expect(merged.map(\.name) == ["image", "group"])
    #expect(merged[1].seconds == 3 && merged[1].count == 2)
    #expect(merged[1].children == [ProfileNode(name: "text", seconds: 1.5, count: 2)])
    #expect(merged[1].scaled(by: 2).children[0].seconds == 3)
  }
}
