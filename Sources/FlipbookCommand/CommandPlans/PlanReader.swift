import FlipbookScenes

/// Reads plans of any kind.
enum PlanReader {
  /// - Throws: ``FlipbookFailure`` when the file is missing, of another form, or was edited.
  static func read(_ path: String) throws -> any PlannedWork {
    let data = try PlanFile.data(path)
    if let plan = try PlanFile.plan(RenderPlan.self, data, path) { return plan }
    if let plan = try PlanFile.plan(CommandPlan.self, data, path) { return plan }
    throw PlanFile.unknown(path)
  }
}
