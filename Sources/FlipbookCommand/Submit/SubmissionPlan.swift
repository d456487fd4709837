import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The plan of a submission: one that is there, or one that is made for it.
@MainActor
struct SubmissionPlan {
  /// Where the plan is, or would be.
  let path: String
  let work: any PlannedWork
  /// Where the film goes; nil for a batch or a check.
  let film: String?

  /// Finds or makes the plan.
  ///
  /// - Parameter isTrial: Whether nothing is to be left behind.
  /// - Returns: Nil when making it ended with an exit code, which was explained.
  /// - Throws: ``FlipbookFailure``.
  static func make(_ options: ParsedOptions, _ invocation: Invocation, isTrial: Bool, code: inout Int32)
    throws
    -> SubmissionPlan?
  {
    guard let first = options.positionals.first else {
      throw FlipbookFailure(
        "Name a scene file or a plan: flipbook submit FILE -o FILM --engine NAME.", .usage)
    }
    if PlanFile.isPlan(first) { return try existing(first, options) }
    let kind = CommandPlan.Kind(rawValue: first)
    let film = options.values["output"]
    guard kind != nil || !(film ?? "").isEmpty else {
      throw FlipbookFailure("Say where the film goes: -o film.mp4.", .usage)
    }
    let path = try options.values["plan"] ?? standardPath(kind, film, options)
    guard path.hasSuffix(".json") else {
      throw FlipbookFailure("--plan \(path): the name of a plan ends with .json.", .usage)
    }
    guard options.has("overwrite") || isTrial || !FileManager.default.fileExists(atPath: path) else {
      throw FlipbookFailure(
        "\"\(path)\" exists already. \"flipbook submit \(path)\" goes on with it; --overwrite replaces it.",
        .failure)
    }
    let folder = try isTrial ? SceneProcess.workingFolder("flipbook-submit-") : nil
    defer { folder?.remove() }
    let place = folder.map { $0.path + "/plan.json" } ?? path
    code = try invocation.runHere(
      words(options, film, plan: place) + (isTrial && !options.has("quiet") ? ["--quiet"] : []))
    guard code == 0 else { return nil }
    return SubmissionPlan(path: path, work: try PlanReader.read(place), film: film)
  }

  private static func existing(_ path: String, _ options: ParsedOptions) throws -> SubmissionPlan {
    let work = try PlanReader.read(path)
    let known = SubmitOptions.own.union(["overwrite", "quiet", "help"])
    let given = Set(options.values.keys).union(options.lists.keys).union(options.flags)
    if let other = given.subtracting(known).union(given.intersection(["plan"])).sorted().first {
      throw FlipbookFailure("\"\(path)\" is a plan already, so --\(other) has no meaning.", .usage)
    }
    guard let film = work as? RenderPlan else {
      guard options.values["output"] == nil else {
        throw FlipbookFailure("\"\(path)\" is no plan of a film, so -o has no meaning.", .usage)
      }
      return SubmissionPlan(path: path, work: work, film: nil)
    }
    return SubmissionPlan(path: path, work: work, film: options.values["output"] ?? film.film)
  }

  /// The command line of `plan`.
  private static func words(_ options: ParsedOptions, _ film: String?, plan: String) -> [String] {
    ["plan"] + options.positionals + options.words(leavingOut: SubmitOptions.own)
      + (film.map { ["--film=\($0)"] } ?? []) + ["--output=\(plan)"]
  }

  private static func standardPath(_ kind: CommandPlan.Kind?, _ film: String?, _ options: ParsedOptions)
    throws
    -> String
  {
    switch kind {
    case nil: return (film ?? "film") + ".plan.json"
    case .check: return "check.plan.json"
    case .batch:
      guard options.positionals.count == 2 else {
        throw FlipbookFailure("Name one manifest: flipbook submit batch MANIFEST.json --engine NAME.", .usage)
      }
      return PlanPaths.stem(options.positionals[1]) + ".plan.json"
    }
  }
}
