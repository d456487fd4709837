/// Files and folders of plans, by their names.
enum PlanPaths {
  /// The path of a plan without its `.json`.
  static func stem(_ plan: String) -> String { plan.hasSuffix(".json") ? String(plan.dropLast(5)) : plan }

  /// The folder of the parts' results, beside the plan.
  static func partFolder(of plan: String) -> String { stem(plan) + ".parts" }

  /// Whether a file or a folder beside a scene belongs to a plan and its runs, and so is no input.
  static func isOwn(_ path: String) -> Bool {
    [".parts", ".jobs", ".segments", ".plan.json", ".openjd.json"].contains(where: path.hasSuffix)
  }
}
