import FlipbookScenes

/// One clip of a batch.
struct BatchJob: Equatable, Sendable {
  /// The scene file.
  var file: String
  /// The scene in it; nil for the one that `render` would take.
  var scene: String?
  /// Where the clip goes.
  var output: String
  /// The name of the clip in reports: the output's path, seen from the manifest's folder.
  var name: String
  /// Options that decide what is painted, but for the props, as they stand on a command line of `render` or `still`.
  var options: [String]
  /// The props, as JSON; empty for none.
  var props = ""
  /// Options that decide how it is written.
  var encoding: [String] = []
  /// The row of data that it is made of, for messages.
  var row: String?
  /// A place in the scene whose picture is wanted, in place of a film.
  var still: String?
  /// Seconds after which the clip counts as hanging.
  var timeLimit: Double
  /// Files whose content the clip depends on, besides the scene; nil for everything beside the scene.
  var inputs: [String]?
  /// All options but the output, the props and those of a run, understood, with those of the scene's file and its
  /// project. Clips share it that have the same.
  var understood = ParsedOptions()

  private var subcommand: String { still == nil ? RenderRequest.command : StillRequest.command }

  /// All options that decide what is painted.
  var painting: [String] { props.isEmpty ? options : options + ["--props=\(props)"] }

  /// The command line after the program's name.
  func arguments(overwrites: Bool, workers: Int) -> [String] {
    var arguments = [subcommand, file, "-o", output]
    if let scene { arguments += ["--scene", scene] }
    if let still { arguments += ["--at", still] } else { arguments += ["--workers", "\(workers)"] }
    arguments += painting + encoding
    if overwrites { arguments.append("-y") }
    return arguments
  }

  /// The command line, understood.
  func request(overwrites: Bool, workers: Int) -> CommandRequest {
    var options = understood
    options.positionals = [file]
    options.values["output"] = output
    if !props.isEmpty { options.values["props"] = props }
    if still == nil { options.values["workers"] = "\(workers)" }
    if overwrites { options.flags.insert("overwrite") }
    return CommandRequest(subcommand: subcommand, options: options)
  }

  /// Whether another clip shows the same pictures, so that both are made of one painting.
  func sharesPictures(with other: BatchJob) -> Bool {
    file == other.file && scene == other.scene && painting == other.painting && timeLimit == other.timeLimit
  }

  /// Chooses the renderer, whatever the manifest says.
  mutating func setRenderer(_ renderer: Renderer) {
    options.removeAll { $0.hasPrefix("--renderer=") }
    options.append("--renderer=\(renderer.rawValue)")
    understood.values["renderer"] = renderer.rawValue
  }

  /// The scene as reports name it.
  var sceneName: String { scene.map { "\(file) \($0)" } ?? file }
}
