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
  /// Options that decide what is painted, as they stand on a command line of `render` or `still`.
  var options: [String]
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

  /// The command line after the program's name.
  func arguments(overwrites: Bool, workers: Int) -> [String] {
    var arguments = [still == nil ? "render" : "still", file, "-o", output]
    if let scene { arguments += ["--scene", scene] }
    if let still { arguments += ["--at", still] } else { arguments += ["--workers", "\(workers)"] }
    arguments += options + encoding
    if overwrites { arguments.append("-y") }
    return arguments
  }

  /// Whether another clip shows the same pictures, so that both are made of one painting.
  func sharesPictures(with other: BatchJob) -> Bool {
    file == other.file && scene == other.scene && options == other.options && timeLimit == other.timeLimit
  }

  /// Chooses the renderer, whatever the manifest says.
  mutating func setRenderer(_ renderer: Renderer) {
    options.removeAll { $0.hasPrefix("--renderer=") }
    options.append("--renderer=\(renderer.rawValue)")
  }

  /// The scene as reports name it.
  var sceneName: String { scene.map { "\(file) \($0)" } ?? file }
}
