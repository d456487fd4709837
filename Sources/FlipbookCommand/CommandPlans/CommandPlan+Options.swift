import FlipbookScenes

extension CommandPlan.Kind {
  /// Options of a whole run in one go, which have no meaning for one in parts.
  private static let unplanned: Set<String> = [
    "shard", "merge", "resume", "only-failed", "dry-run", "schema", "previews", "preview", "progress",
  ]

  private var base: OptionParser {
    switch self {
    case .batch: BatchOptions.parser
    case .check: CheckOptions.parser
    }
  }

  private var operands: String {
    switch self {
    case .batch: "batch MANIFEST.json"
    case .check: "check SCENES --goldens DIR"
    }
  }

  /// The parser of a subcommand that takes the command line of this kind behind its own word.
  ///
  /// - Parameters:
  ///   - word: The subcommand.
  ///   - options: Its own options.
  func parser(_ word: String, options: [OptionSpec]) -> OptionParser {
    let own = Set(options.map(\.name))
    var sections = base.sections.map { section in
      OptionSection(
        title: section.title,
        options: section.options.filter { !Self.unplanned.contains($0.name) && !own.contains($0.name) })
    }
    var added = options
    if !sections.flatMap(\.options).contains(where: { $0.name == "overwrite" }), !own.contains("overwrite") {
      added.append(OptionSections.overwrite)
    }
    sections.insert(OptionSection(title: word == "plan" ? "Plan" : "Submission", options: added), at: 0)
    return OptionParser(
      command: "flipbook \(word) \(rawValue)", operands: String(operands.dropFirst(rawValue.count + 1)),
      summary: "Divides what \"flipbook \(rawValue)\" does into parts for several machines.",
      sections: sections)
  }
}
