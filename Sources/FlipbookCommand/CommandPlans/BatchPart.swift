import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A part of a planned batch: a shard whose report lies in the folder of the parts.
struct BatchPart {
  let plan: CommandPlan
  /// From 1.
  let number: Int
  /// The folder of the parts, absolute.
  let folder: String

  /// Options of the whole batch, not of its parts.
  private static let ofJoin: Set<String> = ["report", "json", "junit", "html", "overwrite"]

  private var shard: BatchShard { BatchShard(number: number, count: plan.partCount) }
  /// The path of the part's report.
  var report: String { "\(folder)/part-\(number).jsonl" }

  /// Renders the part's clips that are not there. A clip that fails is in the report, and the join reports it.
  @MainActor
  func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var given = plan.given
    if let workers = options.values["workers"] { given.values["jobs"] = workers }
    given.values["progress"] = options.values["progress"]
    if options.has("quiet") { given.flags.insert("quiet") }
    let words =
      ["batch"] + given.positionals + given.words(leavingOut: Self.ofJoin)
      + ["--shard=\(shard)", "--resume", "--report=\(report)"]
    let code = try invocation.runHere(words)
    if [BatchOptions.refused, ExitCode.interrupted.rawValue].contains(code) { return code }
    guard let problem else { return ExitCode.success.rawValue }
    throw FlipbookFailure("Part \(number) of the batch is not whole: \(problem).", .failure)
  }

  /// The reason why the part's report can't be used; nil when it can.
  var problem: String? {
    guard let content = try? BatchLog.read(report) else { return "it is missing" }
    guard content.header.plan == plan.batch, content.header.shard == shard.description else {
      return "it is of another plan"
    }
    let records = Dictionary(content.clips.map { ($0.output, $0) }) { $1 }
    let open = plan.parts[number - 1].items.filter { !(records[$0]?.hasEnded ?? false) }
    if let first = open.first {
      return open.count == 1 ? "its clip \"\(first)\" is missing" : "\(open.count) of its clips are missing"
    }
    guard let damaged = content.clips.first(where: { $0.isWhole && !isThere($0) }) else { return nil }
    return "its clip \"\(damaged.output)\" is missing or damaged"
  }

  /// Clips of the part that were made or failed.
  var endedClips: Int { (try? BatchLog.read(report))?.clips.count(where: \.hasEnded) ?? 0 }

  private func isThere(_ record: ClipRecord) -> Bool {
    guard let manifest = plan.operands.first else { return false }
    let path = manifest.hasPrefix("/") ? manifest : plan.folder + "/" + manifest
    let output = PathText.folder(of: path) + "/" + record.output
    guard let digest = record.digest, let found = FileDigest(output: output, frames: record.frames ?? 1)
    else { return false }
    return found.bytes == record.bytes && found.hash.description == digest
  }

  /// Puts the reports of all parts together, which are whole.
  ///
  /// - Returns: The exit code of the batch: how many clips failed.
  @MainActor
  static func join(_ plan: CommandPlan, _ options: ParsedOptions, in folder: String, _ invocation: Invocation)
    throws
    -> Int32
  {
    let given = plan.given
    let reports = (1...plan.partCount).map { BatchPart(plan: plan, number: $0, folder: folder).report }
    var wanted = ParsedOptions()
    wanted.values = given.values.filter { ["json", "junit", "html"].contains($0.key) }
    wanted.values["report"] =
      given.values["report"] ?? BatchReportFiles.path(given.positionals.first ?? "batch", nil)
    if options.has("quiet") { wanted.flags.insert("quiet") }
    return try invocation.runHere(["batch", "--merge"] + reports + wanted.words())
  }
}

extension ClipRecord {
  /// Whether the clip was made, or will fail again.
  fileprivate var hasEnded: Bool { isWhole || isFailure }
}
