import FlipbookScenes

/// All clips of a manifest.
@MainActor
struct BatchClips {
  var jobs: [BatchJob]
  /// The manifest, and those that it includes.
  var manifests: [BatchManifest]
  /// Sentences about oddities that stop nothing.
  var warnings: [String]
  var scenes: BatchScenes

  /// Reads a manifest.
  ///
  /// - Throws: ``FlipbookFailure``.
  static func find(
    _ path: String, _ options: ParsedOptions, _ makeCompiler: @escaping () throws -> any SceneCompiling
  ) throws -> BatchClips {
    let limit =
      try options.value("max-clips", NumberText.integer(in: 1...10_000_000)) ?? BatchPlan.standardLimit
    let manifests = try BatchManifest.read(path, limit: limit)
    let scenes = BatchScenes(makeCompiler)
    var plan = BatchPlan(scenes: scenes, limit: limit)
    let jobs = try plan.jobs(manifests, below: path)
    return BatchClips(jobs: jobs, manifests: manifests, warnings: plan.warnings, scenes: scenes)
  }
}
