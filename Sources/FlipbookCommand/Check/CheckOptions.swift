import FlipbookScenes

/// The options of `flipbook check`, understood.
enum CheckOptions {
  static let parser = OptionParser(
    command: "flipbook check", operands: "SCENES --goldens DIR",
    summary: """
      Renders frames of scenes (files, folders or quoted patterns such as 'scenes/**/*.swift') and compares them with
      the goldens in DIR. Exits with 0 when all match, 1 when one differs or was written, 2 when something failed.
      """,
    sections: [
      OptionSection(
        title: "Goldens",
        options: [
          .value("goldens", nil, "DIR", "The folder of the goldens"),
          .value("at", nil, "PLACES", "Which frames, by commas (\(PlacesText.standard))"),
          .value("update", nil, "none|missing|changed|all", "Which goldens to write (none)"),
          .flag("accept", nil, "Exit with 0 after writing goldens"),
          .value(
            "approve", nil, "REPORT", "Make pictures of an earlier --json report goldens: the cases named"),
          .flag("prune", nil, "Remove goldens that no scene has"),
          .value("summary", nil, "FILE", "Write the result as Markdown, for a summary page or a comment"),
          .flag("previews", nil, "Check every preview of a project, in every variant"),
          .value("changed-since", nil, "REF", "Only previews that depend on files changed since a commit"),
          .list("preview", "WHICH", "Only File.swift:31, a title or a pattern; may be given again"),
        ]), OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      CompareOptions.section,
      CompareOptions.reports,
      OptionSection(title: "Run", options: OptionSections.process + OptionSections.run.options),
    ])

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

  /// The request of a scene's own process: what was given but for what concerns the run as a whole.
  static func request(_ options: ParsedOptions, goldens: String) -> CommandRequest {
    let whole: Set<String> = [
      "update", "summary", "json", "junit", "html", "diff", "prune", "accept", "workers",
    ]
    var own = options
    own.values = options.values.filter { !whole.contains($0.key) }
    own.lists = options.lists.filter { !whole.contains($0.key) }
    own.flags.subtract(whole)
    own.values["goldens"] = goldens
    return CommandRequest(subcommand: "check", options: own)
  }
}
