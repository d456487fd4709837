import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Plans of batches and checks")
struct CommandPlanTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder + "/scenes", withIntermediateDirectories: true)
    for (index, name) in ["A", "B", "C"].enumerated() {
      try FlipbookProgram.write(folder + "/scenes/\(name).json", Self.scene("#\(index)\(index)ff00"))
    }
  }

  private static func scene(_ color: String) -> String {
    #"""
    {"size": [32, 32], "duration": 1, "frameRate": 4, "layers": [
      {"frame": [0, 0, 20, 20], "backgroundColor": "\#(color)",
       "animations": [{"keyPath": "position.x", "from": 10, "to": 22, "duration": 1}]}]}
    """#
  }

  private func path(_ name: String) -> String { "\(FlipbookProgram.folder)/\(folder)/\(name)" }

  @discardableResult
  private func flipbook(_ words: String..., code: Int32 = 0) throws -> FlipbookProgram.Result {
    let result = try FlipbookProgram.run(words.map { $0.replacing("@", with: folder + "/") })
    #expect(result.code == code, "\(words): \(result.output) \(result.errors)")
    return result
  }

  private func report(_ name: String) throws -> [String: Any] {
    // Pictures lie beside the report, in a folder of its name.
    let stem = (name as NSString).deletingPathExtension
    let text = try String(contentsOfFile: path(name), encoding: .utf8)
      .replacing("\(stem).pictures/", with: "pictures/")
    var object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let cases = try #require(object["cases"] as? [[String: Any]])
    object["cases"] = cases.map { entry in entry.filter { $0.key != "seconds" } }
    return object
  }

  @Test("the parts of a batch make its clips, and their join is the batch's report")
  func batch() throws {
    try FlipbookProgram.write(
      folder + "/clips.json",
      #"{"output": "out/{file}-{size}.gif", "scenes": ["scenes/*.json"], "sizes": ["16x16", "24x24"]}"#)
    try flipbook("plan", "batch", "@clips.json", "--parts", "2", "-o", "@clips.plan.json")
    let plan = try #require(try PlanReader.read(path("clips.plan.json")) as? CommandPlan)
    #expect(plan.parts.map(\.items.count) == [3, 3])
    #expect(try flipbook("join", "@clips.plan.json", code: 3).errors.contains("part 2: it is missing"))
    for part in ["2", "1", "2"] { try flipbook("run", "@clips.plan.json", "--part", part, "-q") }
    #expect(FlipbookProgram.contents(of: folder + "/out").count == 6)
    try flipbook("join", "@clips.plan.json")
    let content = try #require(try BatchLog.read(path("clips.results.jsonl")))
    #expect(content.clips.count == 6 && content.clips.allSatisfy(\.isWhole) && content.header.shard == nil)
    // A clip that is lost is named, and made again by its part alone.
    try FileManager.default.removeItem(atPath: path("out/B-16x16.gif"))
    let lost = try flipbook("join", "@clips.plan.json", code: 3).errors
    #expect(lost.contains("B-16x16.gif\" is missing or damaged") && lost.contains("1 of 2 parts"), "\(lost)")
    for part in ["1", "2"] { try flipbook("run", "@clips.plan.json", "--part", part, "-q") }
    try flipbook("join", "@clips.plan.json", "--remove")
    #expect(!FileManager.default.fileExists(atPath: path("clips.plan.parts")))
  }

  @Test("the parts of a check give the report of a check in one go")
  func check() throws {
    try flipbook(
      "check", "@scenes", "--goldens", "@goldens", "--update", "missing", "--accept", "--at", "0,50%")
    let goldens = try FileManager.default.subpathsOfDirectory(atPath: path("goldens")).filter {
      $0.hasPrefix("B/") && $0.hasSuffix(".png")
    }.sorted()
    try FileManager.default.removeItem(atPath: path("goldens/\(goldens[1])"))
    try FileManager.default.copyItem(
      atPath: path("goldens/\(goldens[0])"), toPath: path("goldens/\(goldens[1])"))
    try flipbook("check", "@scenes", "--goldens", "@goldens", "--at", "0,50%", "--json", "@one.json", code: 1)
    try flipbook(
      "plan", "check", "@scenes", "--goldens", "@goldens", "--at", "0,50%", "--json", "@many.json", "--parts",
      "2",
      "-o", "@check.plan.json")
    for part in ["1", "2"] { try flipbook("run", "@check.plan.json", "--part", part) }
    #expect(try flipbook("run", "@check.plan.json", "--part", "1").errors.contains("is whole already"))
    try flipbook("join", "@check.plan.json", code: 1)
    #expect(try report("one.json") as NSDictionary == report("many.json") as NSDictionary)
    #expect(try report("many.json")["failureCount"] as? Int == 1)
    // A picture that is damaged is no evidence.
    let picture = try #require(
      FlipbookProgram.contents(of: folder + "/check.plan.parts").first { $0.hasPrefix("picture-") })
    try Data("short".utf8).write(to: URL(fileURLWithPath: path("check.plan.parts/" + picture)))
    #expect(try flipbook("join", "@check.plan.json", code: 3).errors.contains("is damaged"))
    try FlipbookProgram.write(folder + "/scenes/A.json", Self.scene("#123456"))
    let changed = try flipbook("run", "@check.plan.json", "--part", "2", code: 2).errors
    #expect(changed.contains("A.json\" has changed"), "\(changed)")
  }

  @Test("what a plan of a batch or a check can't have is refused")
  func refusing() throws {
    #expect(
      try flipbook("plan", "check", "@scenes", "-o", "@p.json", code: 2).errors.contains(
        "Name scenes and goldens"))
    #expect(
      try flipbook("plan", "batch", "@clips.json", "-o", "@p.json", "--resume", code: 2).errors.contains(
        "--resume"))
    try flipbook("check", "@scenes", "--goldens", "@goldens", "--update", "missing", "--accept")
    try flipbook("plan", "check", "@scenes", "--goldens", "@goldens", "-o", "@p.json")
    #expect(
      try flipbook("run", "@p.json", "--part", "1", "--workers", "2", code: 2).errors.contains("no meaning"))
    #expect(try flipbook("run", "@p.json", "--part", "4", code: 2).errors.contains("parts 1 to 3"))
    #expect(try flipbook("join", "@p.json", "-o", "@film.mp4", code: 2).errors.contains("no film"))
  }
}
