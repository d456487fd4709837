/// The options of `flipbook batch`.
enum BatchOptions {
  static let parser = OptionParser(
    command: "flipbook batch", operands: "MANIFEST.json",
    summary: """
      Renders every scene of a manifest with all its props, sizes and formats; a clip that fails doesn't stop the others.
      The exit code is the number of clips that failed, 99 for as many or more, 123 when none failed but some were not
      made, and 125 when nothing could be begun.
      """,
    sections: [
      OptionSection(
        title: "Batch",
        options: [
          .value("jobs", "j", "N", "Clips rendered at once (as many as there are cores)"),
          .value("timeout", nil, "TIME", "How long a clip may take (the manifest's timeLimit; 10m)"),
          .value("renderer", nil, "fast|cairo", "The renderer of all clips (the manifest's; fast)"),
          .flag("sandbox", nil, "Run scenes under bubblewrap: no network, no other folders"),
          .flag("resume", nil, "Keep the clips that are whole and up to date, and make the others"),
          .flag("only-failed", nil, "As --resume, but only with the report of an earlier run"),
          .value("shard", nil, "I/N", "Only part I of N, for one machine of several"),
          .flag("merge", nil, "Put the reports of shards together: --merge REPORT…"),
          .value(
            "max-clips", nil, "N", "The most clips that a manifest may ask for (\(BatchPlan.standardLimit))"),
          .flag("dry-run", nil, "Check the manifest and print the command of every clip"),
          .flag("schema", nil, "Print the JSON Schema of manifests"),
          OptionSections.overwrite,
        ]),
      OptionSection(
        title: "Reports",
        options: [
          .value(
            "report", nil, "FILE", "Report as it grows, JSON Lines (the manifest's name, with .results.jsonl)"
          ),
          .value("json", nil, "FILE", "Report as one JSON object"),
          .value("junit", nil, "FILE", "Report as JUnit's XML"),
          .value("html", nil, "FILE", "Report as a page with a picture of every clip"),
        ]),
      OptionSection(
        title: "Run",
        options: [
          .value(
            "progress", nil, "bar|lines|json|none",
            "How progress is reported (a bar on a terminal, else lines)"),
          OptionSections.quiet, OptionSections.help,
        ]),
    ])

  /// When nothing could be begun; the numbers below count clips.
  static let refused: Int32 = 125
}
