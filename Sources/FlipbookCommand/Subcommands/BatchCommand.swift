import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// `flipbook batch MANIFEST.json`: many clips, one report.
enum BatchCommand: Subcommand {
  static let name = "batch"
  static let summary = "Render many clips that a manifest names"

  static var parser: OptionParser { BatchOptions.parser }

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard case .tool(let makeCompiler) = invocation.host else {
      throw FlipbookFailure("A scene's own program runs no batch.", .usage)
    }
    do {
      return try run(options, makeCompiler)
    } catch let failure as FlipbookFailure where failure.exitCode != .interrupted {
      Console.error("flipbook: \(failure.message)\n")
      return BatchOptions.refused
    }
  }

  private static func run(
    _ options: ParsedOptions, _ makeCompiler: @escaping () throws -> any SceneCompiling
  ) throws -> Int32 {
    if options.has("merge") {
      try checkMerge(options)
      return try BatchMerge.run(options.positionals, options)
    }
    if options.has("schema") {
      Console.output(BatchSchema.text)
      return 0
    }
    guard let path = options.positionals.first, options.positionals.count == 1 else {
      throw FlipbookFailure("Name one manifest: flipbook batch MANIFEST.json.", .usage)
    }
    if options.has("resume"), options.has("only-failed") {
      throw FlipbookFailure("--resume makes what failed too; give one of --resume and --only-failed.", .usage)
    }
    let found = try BatchClips.find(path, options, makeCompiler)
    var jobs = found.jobs
    let manifests = found.manifests
    for warning in found.warnings { Console.error("warning: \(warning)\n") }
    if let limit = try options.value("timeout", TimeLimit.parse) {
      for index in jobs.indices { jobs[index].timeLimit = limit }
    }
    if let renderer = try options.value("renderer", NumberText.word(Renderer.self)) {
      for index in jobs.indices { jobs[index].setRenderer(renderer) }
    }
    let strict = manifests.contains { $0.options["strict"] == "true" }
    if strict, let first = found.warnings.first { throw FlipbookFailure("\"strict\": \(first)", .usage) }
    return try BatchRun(
      options: options, manifest: path, all: jobs,
      sources: manifests.flatMap { [$0.path] + [$0.rowFile].compactMap(\.self) },
      scenes: found.scenes
    ).run()
  }

  /// Refuses what says nothing of a merge.
  private static func checkMerge(_ options: ParsedOptions) throws {
    let others =
      ["resume", "only-failed", "dry-run", "overwrite", "sandbox"].filter(options.has)
      + ["jobs", "timeout", "renderer", "shard"].filter { options.values[$0] != nil }
    guard let other = others.first else { return }
    throw FlipbookFailure("--merge renders nothing, so --\(other) has no meaning with it.", .usage)
  }
}
