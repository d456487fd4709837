import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Files of plans, of any kind.
enum PlanFile {
  /// Reads a plan.
  ///
  /// - Throws: ``FlipbookFailure`` when it is missing, of another form, or was edited.
  static func read(_ path: String) throws -> any PlannedWork {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no plan \"\(path)\" that can be read.", .usage)
    }
    let decoder = JSONDecoder()
    if let plan = try? decoder.decode(RenderPlan.self, from: data) { return try checked(plan, path) }
    if let plan = try? decoder.decode(CommandPlan.self, from: data) { return try checked(plan, path) }
    throw unknown(path)
  }

  /// Whether a file looks like a plan, whatever its version.
  static func isPlan(_ path: String) -> Bool {
    guard PathText.ending(of: path) == "json", let data = FileManager.default.contents(atPath: path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return object["id"] is String && object["parts"] is [Any] && object["architecture"] is String
  }

  private static func checked<Plan: PlannedWork>(_ plan: Plan, _ path: String) throws -> Plan {
    guard plan.version == 1 else { throw unknown(path) }
    guard try plan.sealed() == plan else {
      throw FlipbookFailure("The plan \"\(path)\" was changed: its id is not that of its content.", .usage)
    }
    return plan
  }

  private static func unknown(_ path: String) -> FlipbookFailure {
    FlipbookFailure(
      "\"\(path)\" is not a plan that this version of flipbook knows; \"flipbook plan\" makes one.", .usage)
  }

  /// The folder of the parts' results, beside the plan.
  static func partFolder(of path: String) -> String { stem(path) + ".parts" }

  /// The path without its `.json`.
  static func stem(_ path: String) -> String {
    path.hasSuffix(".json") ? String(path.dropLast(5)) : path
  }

  /// Whether a file or a folder beside a scene belongs to a plan and its runs, and so is no input.
  static func isOwn(_ path: String) -> Bool {
    [".parts", ".jobs", ".segments", ".plan.json", ".openjd.json"].contains(where: path.hasSuffix)
  }

  /// The processor of this machine.
  static var architecture: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "unknown" }
    return withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The version of this machine's ffmpeg.
  static var ffmpeg: String {
    let text =
      ProgramFinder.find("ffmpeg").flatMap { ProgramFinder.output(of: $0, ["-version"]) } ?? "no ffmpeg"
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.components(separatedBy: " Copyright")[0]
  }
}
