import FlipbookScenes

/// `flipbook studio FILE`: the film in a browser while it is written.
enum StudioCommand: Subcommand {
  static let name = "studio"
  static let summary = "Show a film in the browser while it is written"

  private static let vscode = "vscode://file{path}:{line}:{column}"

  static let parser = OptionParser(
    command: "flipbook studio", operands: "FILE|FOLDER|PROJECT|GOLDENS|REPORT",
    summary: """
      Serves a page that shows a scene, plays it, and shows each saved change. It listens on this machine alone, and
      only the page that it opens is let in.
      """,
    sections: [
      OptionSection(
        title: "Studio",
        options: [
          .value("port", nil, "N", "Port to listen on (any that is free)"),
          .flag("no-open", nil, "Print the address and open no browser"),
          .value("rows", nil, "FILE", "Rows of data to page through: .csv, .json or .jsonl"),
          .value("goldens", nil, "DIR", "Goldens to compare with, and to accept pictures for"),
          .value("at", nil, "PLACES", "Which frames have goldens (\(PlacesText.standard))"),
          .flag("read-only", nil, "Write nothing, whatever the page asks for"),
          .value("editor", nil, "ADDRESS", "Address of a place in the editor (\(vscode))"),
        ]), OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety,
      OptionSection(title: "Run", options: [OptionSections.help]),
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard let serve = invocation.serveStudio else {
      throw FlipbookFailure("A scene's program has no studio; use flipbook.", .usage)
    }
    return try serve(try request(options))
  }

  /// - Throws: ``FlipbookFailure`` for the first value that can't be understood.
  static func request(_ options: ParsedOptions) throws -> StudioRequest {
    let scene = try SceneRequest(options, command: name)
    _ = try SceneRequest.settings(options)
    let own: Set<String> = ["port", "no-open", "read-only", "editor", "rows", "goldens", "at", "help"]
    let editor = options.values["editor"] ?? vscode
    guard editor.contains("{path}") else {
      throw FlipbookFailure("--editor \(editor): must hold {path}, as in \(vscode)", .usage)
    }
    let inherited = options.values.filter { !own.contains($0.key) }
    var rest = options
    (rest.values, rest.positionals) = ([:], [])
    rest.flags.subtract(own)
    return StudioRequest(
      path: scene.path, values: inherited, others: rest,
      languageVersion: scene.languageVersion,
      port: UInt32(try options.value("port", NumberText.integer(in: 0...65_535)) ?? 0),
      opensBrowser: !options.has("no-open"), isReadOnly: options.has("read-only"),
      rows: options.values["rows"], goldens: options.values["goldens"], goldenFrames: options.values["at"],
      editor: editor,
      presets: ((try ProjectFile.load(for: options)?.presets ?? []) + FilmPreset.all).map(StudioPreset.init))
  }
}
