import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook cache ls|rm|verify DIR`: looks after the folder of `render --cache`.
enum CacheCommand: Subcommand {
  static let name = "cache"
  static let summary = "List, verify or remove what renders keep in a cache"

  static let parser = OptionParser(
    command: "flipbook cache", operands: "ls|rm|verify DIR",
    summary: """
      Looks after the folder of "render --cache DIR". "ls" lists its segments and frames, those used last first. "verify"
      reads all of them and names those that are damaged. "rm" removes them; with --damaged only those.
      """,
    sections: [
      OptionSection(title: "Files", options: [.flag("damaged", nil, "Remove only what is damaged")]),
      OptionSection(title: "Run", options: [OptionSections.json, OptionSections.quiet, OptionSections.help]),
    ])

  /// A kept file, as `ls --json` prints it.
  private struct Row: Encodable {
    var path: String
    /// `segment` or `frame`.
    var kind: String
    /// Nil in a damaged segment.
    var frames: Int?
    var bytes: Int
    /// Seconds since it was made or used.
    var unused: Int
  }

  private struct Verdict: Encodable {
    var files: Int
    var damaged: [String]
  }

  private struct Removal: Encodable {
    var files: Int
    var bytes: Int
  }

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard options.positionals.count == 2 else {
      throw FlipbookFailure("Say what to do with which cache: flipbook cache ls|rm|verify DIR.", .usage)
    }
    let path = options.positionals[1]
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw FlipbookFailure("There is no folder \"\(path)\".", .usage)
    }
    let entries = CacheFolder(path).entries
    switch options.positionals[0] {
    case "ls":
      try list(entries, options)
      return ExitCode.success.rawValue
    case "verify": return try verify(entries, options)
    case "rm":
      try remove(options.has("damaged") ? entries.filter { !isWhole($0) } : entries, options)
      return ExitCode.success.rawValue
    default:
      throw FlipbookFailure("\"\(options.positionals[0])\" is none of ls, rm and verify.", .usage)
    }
  }

  private static func list(_ entries: [CacheFolder.Entry], _ options: ParsedOptions) throws {
    let rows = entries.map { entry in
      Row(
        path: entry.path, kind: entry.isSegment ? "segment" : "frame",
        frames: entry.isSegment ? SegmentFile(entry.path)?.frameCount : 1, bytes: entry.size,
        unused: Int(max(0, -entry.used.timeIntervalSinceNow)))
    }
    if options.has("json") { return Console.output(try JSONText.pretty(["files": rows])) }
    for row in rows {
      let count = row.frames.map { "\($0)" } ?? "damaged"
      let name = PathText.name(of: row.path)
      Console.output("\(row.kind)\t\(count)\t\(row.bytes)\t\(row.unused / 60) min\t\(name)\n")
    }
    Console.output("\(entries.count) files, \(megabytes(entries)) MB\n")
  }

  private static func verify(_ entries: [CacheFolder.Entry], _ options: ParsedOptions) throws -> Int32 {
    let damaged = entries.filter { !isWhole($0) }
    if options.has("json") {
      Console.output(
        try JSONText.pretty(Verdict(files: entries.count, damaged: damaged.map(\.path))))
    } else {
      for entry in damaged { Console.output("\(entry.path) is damaged\n") }
      if !options.has("quiet") {
        Console.output("\(entries.count - damaged.count) of \(entries.count) files are whole\n")
      }
    }
    return damaged.isEmpty ? ExitCode.success.rawValue : ExitCode.failure.rawValue
  }

  private static func remove(_ entries: [CacheFolder.Entry], _ options: ParsedOptions) throws {
    for entry in entries {
      do { try FileManager.default.removeItem(atPath: entry.path) } catch {
        // Another run may have removed it.
        guard FileManager.default.fileExists(atPath: entry.path) else { continue }
        throw FlipbookFailure("\"\(entry.path)\" can't be removed.", .failure)
      }
    }
    if options.has("json") {
      let bytes = entries.reduce(0) { $0 + $1.size }
      Console.output(try JSONText.pretty(Removal(files: entries.count, bytes: bytes)))
    } else if !options.has("quiet") {
      Console.output("\(entries.count) files removed, \(megabytes(entries)) MB\n")
    }
  }

  private static func isWhole(_ entry: CacheFolder.Entry) -> Bool {
    entry.isSegment ? SegmentFile(entry.path)?.isWhole ?? false : FrameCache.isWhole(entry.path)
  }

  private static func megabytes(_ entries: [CacheFolder.Entry]) -> Int {
    (entries.reduce(0) { $0 + $1.size } + (1 << 19)) >> 20
  }
}
