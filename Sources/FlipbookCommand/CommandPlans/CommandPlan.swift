import FlipbookDrawing
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A batch or a check divided into parts that any number of machines work on.
struct CommandPlan: PlannedWork {
  /// The subcommand whose work is divided.
  enum Kind: String, Codable, Sendable {
    case batch
    case check
  }

  /// Work for one machine in one go.
  struct Part: Codable, Equatable, Sendable {
    /// The names of clips, or the paths of scene files.
    var items: [String]
  }

  var version = 1
  var id = ContentHash(high: 0, low: 0)
  var kind: Kind
  var flipbook = FlipbookVersion.current
  var architecture = PlanFile.architecture
  var machine: GoldenLock
  var ffmpeg = PlanFile.ffmpeg
  var folder: String
  /// The options of the subcommand.
  var options: RenderPlan.Options
  /// The manifest, or the scene files, folders and patterns.
  var operands: [String]
  /// The hash of the names of all clips, as reports of shards have it; nil for a check.
  var batch: String?
  var parts: [Part]
  var inputs: [RenderPlan.Input]

  var partCount: Int { parts.count }
  var jobName: String { "flipbook-\(kind.rawValue)" }
  var unitCount: Int { parts.reduce(0) { $0 + $1.items.count } }
  var unit: String { kind == .batch ? "clips" : "scenes" }
  var usesWorkers: Bool { kind == .batch }

  /// The command line of the subcommand.
  var given: ParsedOptions { options.parsed(operands) }

  func isWhole(_ part: Int, in folder: String) -> Bool { problem(with: part, in: folder) == nil }

  /// The reason why the result of a part can't be used, as the end of a sentence; nil when it can.
  func problem(with part: Int, in folder: String) -> String? {
    switch kind {
    case .batch: BatchPart(plan: self, number: part, folder: folder).problem
    case .check: CheckPart(plan: self, number: part, folder: folder).problem
    }
  }

  func unitsDone(in folder: String, _ known: inout [String: Int]) -> Int {
    var done = 0
    for (index, part) in parts.enumerated() {
      let name = "part-\(index + 1)"
      switch kind {
      case .batch: done += BatchPart(plan: self, number: index + 1, folder: folder).endedClips
      case .check:
        if known[name] == nil, isWhole(index + 1, in: folder) { known[name] = part.items.count }
        done += known[name] ?? 0
      }
    }
    return min(done, unitCount)
  }
}
