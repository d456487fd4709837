import FlipbookDrawing
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A part of a planned check: some scene files, whose frames are rendered and compared. Frames that differ are kept as
/// pictures, and judged when the parts are joined.
struct CheckPart {
  let plan: CommandPlan
  /// From 1.
  let number: Int
  /// The folder of the parts, absolute.
  let folder: String

  /// The file that a part becomes.
  private struct Record: Codable {
    /// The plan's id.
    var plan: ContentHash
    /// From 1.
    var part: Int
    var files: [CheckedFile]
  }

  private var path: String { "\(folder)/part-\(number).json" }

  private var record: Record? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  /// Renders the part's files.
  @MainActor
  func run(_ makeCompiler: @escaping () throws -> any SceneCompiling) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var options = plan.given
    options.positionals = plan.parts[number - 1].items
    let run = CheckRun(
      options: options, goldens: GoldenFolder(option: options.values["goldens"] ?? ""),
      update: try options.value("update", NumberText.word(CheckOptions.Update.self)) ?? .none,
      makeCompiler: makeCompiler)
    var files: [CheckedFile] = []
    try run.renderFiles { file in
      var kept = file
      for index in file.frames.indices {
        kept.frames[index].picture = try file.frames[index].picture.map(keep)
      }
      files.append(kept)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Record(plan: plan.id, part: number, files: files))
    try TextFile.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
  }

  /// Keeps a picture under the hash of its bytes, so that two runs of a part do no harm.
  ///
  /// - Returns: The name.
  private func keep(_ picture: String) throws -> String {
    guard let digest = FileDigest(picture), let data = FileManager.default.contents(atPath: picture) else {
      throw FlipbookFailure("\"\(picture)\" can't be read.", .failure)
    }
    let name = "picture-\(digest.hash).png"
    do { try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic) } catch {
      throw FlipbookFailure("\"\(folder)/\(name)\" can't be written.", .failure)
    }
    return name
  }

  /// The reason why the part can't be used; nil when it can.
  var problem: String? {
    guard let record else { return "it is missing" }
    guard record.plan == plan.id, record.part == number,
      record.files.map(\.file) == plan.parts[number - 1].items
    else { return "it is of another plan" }
    for name in record.files.flatMap(\.frames).compactMap(\.picture) {
      guard let digest = FileDigest("\(folder)/\(name)") else { return "its picture \(name) is missing" }
      guard name == "picture-\(digest.hash).png" else { return "its picture \(name) is damaged" }
    }
    return nil
  }

  /// Judges the frames of all parts, which are whole, and writes the reports.
  ///
  /// - Returns: The exit code of the check.
  @MainActor
  static func join(
    _ plan: CommandPlan, in folder: String, isQuiet: Bool,
    _ makeCompiler: @escaping () throws -> any SceneCompiling
  ) throws -> Int32 {
    var options = plan.given
    if isQuiet { options.flags.insert("quiet") }
    guard try SceneGlob.files(options.positionals).files == plan.parts.flatMap(\.items) else {
      throw FlipbookFailure("There are other scene files than the plan has. Plan the check anew.", .usage)
    }
    var rendered: [String: CheckedFile] = [:]
    for number in 1...plan.partCount {
      for var file in CheckPart(plan: plan, number: number, folder: folder).record?.files ?? [] {
        for index in file.frames.indices {
          file.frames[index].picture = file.frames[index].picture.map { "\(folder)/\($0)" }
        }
        rendered[file.file] = file
      }
    }
    return try CheckOutcome.run(
      options, GoldenFolder(option: options.values["goldens"] ?? ""), rendered: rendered, makeCompiler)
  }
}
