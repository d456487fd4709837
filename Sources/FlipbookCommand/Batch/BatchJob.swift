/// One clip of a batch.
struct BatchJob: Equatable, Sendable {
  /// The scene file.
  var file: String
  /// The scene in it; nil for the one that `render` would take.
  var scene: String?
  /// Where the clip goes.
  var output: String
  /// Options of `render` or `still`, as they stand on a command line.
  var options: [String]
  /// A place in the scene whose picture is wanted, in place of a film.
  var still: String?
  /// Seconds after which the clip counts as hanging.
  var timeLimit: Double

  /// The command line after the program's name.
  func arguments(overwrites: Bool, workers: Int) -> [String] {
    var arguments = [still == nil ? "render" : "still", file, "-o", output]
    if let scene { arguments += ["--scene", scene] }
    if let still { arguments += ["--at", still] } else { arguments += ["--workers", "\(workers)"] }
    arguments += options
    if overwrites { arguments.append("-y") }
    return arguments
  }
}

/// What became of one clip of a batch.
struct BatchResult: Equatable, Sendable {
  enum State: String, Equatable, Sendable, Codable {
    case done
    case failed
    /// It took longer than its limit.
    case timedOut = "timed-out"
    /// It was not begun, or stopped with the batch.
    case interrupted
    /// An earlier run has done it.
    case kept
  }

  var job: BatchJob
  var state: State
  /// What the program said, where it failed.
  var message = ""
  /// Seconds that it took.
  var seconds = 0.0
  /// Frames of the clip; 0 when that is not known.
  var frames = 0
  /// Frames a second; 0 when that is not known.
  var frameRate = 0.0
  /// In pixels, `width×height`; empty when that is not known.
  var size = ""
  /// A file with a small picture of the clip.
  var poster: String?

  var isFailure: Bool { state == .failed || state == .timedOut || state == .interrupted }

  /// The length of the clip in seconds; nil when that is not known.
  var duration: Double? { frames > 0 && frameRate > 0 ? Double(frames) / frameRate : nil }
}
