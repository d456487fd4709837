import FlipbookScenes

/// The options of `flipbook check`, understood.
enum CheckOptions {
  /// Which goldens a run writes.
  enum Update: String, CaseIterable {
    case none
    /// Those that aren't there.
    case missing
    /// Those and the ones that differ.
    case changed
    /// Every one.
    case all
  }

  /// The command line of a scene's own process: what was given but for what concerns the run as a whole.
  static func arguments(_ options: ParsedOptions, file: String, goldens: String) -> [String] {
    let own: Set<String> = [
      "goldens", "update", "summary", "json", "junit", "html", "diff", "prune", "accept", "workers",
    ]
    return ["check", file, "--goldens", goldens] + options.words(leavingOut: own)
  }
}
