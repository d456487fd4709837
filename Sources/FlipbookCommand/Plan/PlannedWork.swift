import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Work that is divided into parts: the file that `plan` writes and `run`, `join` and `submit` read.
protocol PlannedWork: Codable, Equatable, Sendable {
  /// The form of the file.
  var version: Int { get }
  /// The digest of all other fields.
  var id: ContentHash { get set }
  /// The program's version.
  var flipbook: String { get }
  /// Of the processor, such as `x86_64`.
  var architecture: String { get }
  var machine: GoldenLock { get }
  /// The first line that ffmpeg prints of itself.
  var ffmpeg: String { get }
  /// The working folder of runs, absolute, or relative to the folder of the plan.
  var folder: String { get }
  /// The files that the work depends on.
  var inputs: [RenderPlan.Input] { get }

  /// Parts, numbered from 1.
  var partCount: Int { get }
  /// The name of the work for queues of jobs.
  var jobName: String { get }
  /// Units of progress in all parts.
  var unitCount: Int { get }
  /// The name of the units, such as `frames`.
  var unit: String { get }
  /// Whether a part uses more than one processor.
  var usesWorkers: Bool { get }
  /// The options of the command line that is divided.
  var options: RenderPlan.Options { get }

  /// Whether the result of a part is there, all of it.
  func isWhole(_ part: Int, in folder: String) -> Bool
  /// The units that are done, from cheap listings of the folder of the parts.
  ///
  /// - Parameter known: Units of files that were read before, by name. New files are added.
  func unitsDone(in folder: String, _ known: inout [String: Int]) -> Int
}

extension PlannedWork {
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return encoder
  }

  /// The plan with the digest of its content.
  func sealed() throws -> Self {
    var plan = self
    plan.id = ContentHash(high: 0, low: 0)
    plan.id = ContentHash(of: Array(try Self.encoder.encode(plan)))
    return plan
  }

  /// The text of the file.
  func text() throws -> String { String(decoding: try Self.encoder.encode(self), as: UTF8.self) + "\n" }

  /// The renderer of its pictures.
  var renderer: Renderer { options.values["renderer"].flatMap(Renderer.init(rawValue:)) ?? .fast }

  /// The working folder of a plan that is read from a path.
  func workingFolder(_ path: String) -> String {
    if folder.hasPrefix("/") { return folder }
    return PathText.folder(of: ClipInputs.absolute(path)) + "/" + folder
  }

  /// Makes the plan's working folder that of this process, where the machine and the files are those of the plan.
  ///
  /// - Throws: ``FlipbookFailure`` that names the differences, or says that the folder is not there.
  func begin(_ path: String) throws {
    try checkMachine(path)
    try enterWorkingFolder(path)
    try PlanInputs.check(self, path)
  }

  private func enterWorkingFolder(_ path: String) throws {
    let folder = workingFolder(path)
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw FlipbookFailure("The plan's folder \"\(folder)\" is not there.", .usage)
    }
  }

  /// Refuses a part that the plan doesn't have.
  func checkPart(_ number: Int) throws {
    guard number >= 1, number <= partCount else {
      throw FlipbookFailure("--part \(number): the plan has parts 1 to \(partCount).", .usage)
    }
  }

  /// Refuses to work where results would have other bytes than those of other machines.
  ///
  /// - Throws: ``FlipbookFailure`` that names the differences.
  func checkMachine(_ path: String) throws {
    var reasons: [String] = []
    if flipbook != FlipbookVersion.current {
      reasons.append("flipbook \(FlipbookVersion.current), not \(flipbook)")
    }
    if architecture != PlanFile.architecture {
      reasons.append("a processor \(PlanFile.architecture), not \(architecture)")
    }
    reasons += machine.differences(from: .current(renderer))
    let ffmpeg = PlanFile.ffmpeg
    if self.ffmpeg != ffmpeg { reasons.append("\(ffmpeg), not \(self.ffmpeg)") }
    guard !reasons.isEmpty else { return }
    throw FlipbookFailure(
      "This machine can't work on \"\(path)\", as its pictures may be others. It has "
        + "\(reasons.joined(separator: "; ")).", .usage)
  }
}
