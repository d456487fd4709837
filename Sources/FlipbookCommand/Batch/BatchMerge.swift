import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Puts the reports of a batch's shards together.
enum BatchMerge {
  /// Writes one report of several, and the forms of it that were asked for.
  ///
  /// - Returns: The exit code.
  /// - Throws: ``FlipbookFailure`` when a report can't be read, or they are not of one batch.
  static func run(_ paths: [String], _ options: ParsedOptions) throws -> Int32 {
    guard !paths.isEmpty else {
      throw FlipbookFailure("Name the reports to merge: flipbook batch --merge REPORT….", .usage)
    }
    let target = try self.target(paths, options)
    let reports = try paths.map { path in
      guard let content = try BatchLog.read(path) else {
        throw FlipbookFailure("There is no report \"\(path)\" that can be read.", .usage)
      }
      return (path: path, content: content)
    }
    let first = reports[0]
    for report in reports.dropFirst() where report.content.header.plan != first.content.header.plan {
      throw FlipbookFailure(
        "\"\(first.path)\" and \"\(report.path)\" are not of one batch: their clips have other names. Render all "
          + "shards with the same manifest.", .usage)
    }
    let (clips, conflicts) = merged(reports.map(\.content.clips))
    var header = first.content.header
    header.shard = nil
    let log = try BatchLog(path: target, header: header, kept: clips)
    log.close()
    let report = BatchReport(
      manifest: header.manifest, clips: clips, seconds: clips.reduce(0) { $0 + ($1.seconds ?? 0) })
    try BatchReportFiles.write(report, options)
    let missing = header.clips - clips.count
    if !options.has("quiet") {
      for line in conflicts + report.warningLines { Console.error(line + "\n") }
      if missing > 0 { Console.error(Self.missing(missing, reports.map(\.content.header)) + "\n") }
      Console.output("\(target): \(report.summary)\n")
    }
    let code = BatchReportFiles.exitCode(report)
    return code == 0 && missing > 0 ? BatchReportFiles.incomplete : code
  }

  /// One record for each clip: one that is whole goes before one that is not, else the later report's counts.
  static func merged(_ lists: [[ClipRecord]]) -> (clips: [ClipRecord], conflicts: [String]) {
    var places: [String: Int] = [:]
    var clips: [ClipRecord] = []
    var conflicts: [String] = []
    for record in lists.joined() {
      guard let place = places[record.output] else {
        places[record.output] = clips.count
        clips.append(record)
        continue
      }
      let other = clips[place]
      if other.isWhole, record.isWhole, other.digest != record.digest, other.inputs == record.inputs {
        conflicts.append(
          "warning: \(record.output) was made twice of the same inputs, with other bytes; the later one counts."
        )
      }
      if record.isWhole || !other.isWhole { clips[place] = record }
    }
    return (clips.sorted { $0.output < $1.output }, conflicts)
  }

  private static func target(_ paths: [String], _ options: ParsedOptions) throws -> String {
    var target = options.values["report"] ?? ""
    if target.isEmpty {
      guard let match = paths[0].firstMatch(of: /\.\d+-of-\d+\.jsonl$/) else {
        throw FlipbookFailure("Say where the merged report goes: --report FILE.", .usage)
      }
      target = paths[0][..<match.range.lowerBound] + ".jsonl"
    }
    if paths.map(ClipInputs.absolute).contains(ClipInputs.absolute(target)) {
      throw FlipbookFailure(
        "\"\(target)\" is one of the reports to merge; name another with --report.", .usage)
    }
    return target
  }

  /// `12 clips are missing: there is no report of shard 3/8`.
  private static func missing(_ count: Int, _ headers: [BatchLog.Header]) -> String {
    let clips = "\(count) clip\(count == 1 ? " is" : "s are") missing"
    let shards = headers.compactMap(\.shard).compactMap { try? BatchShard.parse($0) }
    guard let total = shards.first?.count, shards.count == headers.count,
      shards.allSatisfy({ $0.count == total })
    else { return clips + "." }
    let absent = Set(1...total).subtracting(shards.map(\.number)).sorted()
    guard !absent.isEmpty else { return clips + ": their shards did not end." }
    let names = absent.prefix(10).map { "\($0)/\(total)" }.joined(separator: ", ")
    return clips + ": there is no report of \(names)\(absent.count > 10 ? ", …" : "")."
  }
}
