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
    var arguments = ["check", file, "--goldens", goldens]
    for (name, value) in options.values.sorted(by: { $0.key < $1.key }) where !own.contains(name) {
      arguments.append("--\(name)=\(value)")
    }
    for (name, values) in options.lists.sorted(by: { $0.key < $1.key }) {
      arguments += values.map { "--\(name)=\($0)" }
    }
    for flag in options.flags.sorted() where !own.contains(flag) { arguments.append("--\(flag)") }
    return arguments
  }
}
