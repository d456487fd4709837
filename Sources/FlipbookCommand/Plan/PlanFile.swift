import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Files of plans, of any kind.
enum PlanFile {
  /// The content of a file that is to be a plan.
  ///
  /// - Throws: ``FlipbookFailure`` when it is missing.
  static func data(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no plan \"\(path)\" that can be read.", .usage)
    }
    return data
  }

  /// Reads a plan of one kind.
  ///
  /// - Returns: Nil for other content.
  /// - Throws: ``FlipbookFailure`` when it is of another form or was edited.
  static func plan<Plan: PlannedWork>(_ kind: Plan.Type, _ data: Data, _ path: String) throws -> Plan? {
    guard let plan = try? JSONDecoder().decode(kind, from: data) else { return nil }
    guard plan.version == 1 else { throw unknown(path) }
    guard try plan.sealed() == plan else {
      throw FlipbookFailure("The plan \"\(path)\" was changed: its id is not that of its content.", .usage)
    }
    return plan
  }

  /// Whether a file looks like a plan, whatever its version.
  static func isPlan(_ path: String) -> Bool {
    guard PathText.ending(of: path) == "json", let data = FileManager.default.contents(atPath: path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return object["id"] is String && object["parts"] is [Any] && object["architecture"] is String
  }

  static func unknown(_ path: String) -> FlipbookFailure {
    FlipbookFailure(
      "\"\(path)\" is not a plan that this version of flipbook knows; \"flipbook plan\" makes one.", .usage)
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
