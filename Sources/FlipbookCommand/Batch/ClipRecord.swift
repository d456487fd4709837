/// The outcome of one clip of a batch, as the report keeps it.
struct ClipRecord: Codable, Equatable, Sendable {
  enum State: String, Equatable, Sendable, Codable {
    case done
    case failed
    /// It took longer than its limit.
    case timedOut = "timed-out"
    /// It was stopped with the batch.
    case interrupted
    /// The batch ended before its turn.
    case notBegun = "not-begun"
    /// An earlier run has made it, and nothing has changed since.
    case kept
  }

  /// The output's path, seen from the manifest's folder.
  var output: String
  /// The scene file, and the scene in it.
  var scene: String
  var state: State
  /// The hash of everything that the clip was made of.
  var inputs: String?
  /// The size of the output; of a sequence, of all its files.
  var bytes: Int?
  /// The hash of the output.
  var digest: String?
  /// Frames of the clip.
  var frames: Int?
  /// Frames a second.
  var frameRate: Double?
  /// In pixels, `width×height`.
  var size: String?
  /// Seconds that it took, with the other formats of its row.
  var seconds: Double?
  /// The error message; nil for none.
  var message: String?
  /// The line of the scene where it crashed: `file:line`.
  var place: String?
  /// The last lines that it printed, where it failed.
  var printed: [String]?
  /// Warnings about parts of the scene that were not rendered as asked.
  var warnings: [ClipWarning]?
  /// Seconds of processor time, with the other formats of its row.
  var times: WorkTimes?

  init(_ job: BatchJob, _ state: State, message: String? = nil) {
    output = job.name
    scene = job.sceneName
    self.state = state
    self.message = message
  }

  var isFailure: Bool { state == .failed || state == .timedOut }
  /// Whether the output was whole when the report was written.
  var isWhole: Bool { state == .done || state == .kept }

  /// The length of the clip in seconds; nil when that is not known.
  var duration: Double? {
    guard let frames, let frameRate, frames > 0, frameRate > 0 else { return nil }
    return Double(frames) / frameRate
  }
}
