import FlipbookScenes

/// Something that was handed to an engine, seen from outside.
protocol EngineWatch {
  /// The state now.
  mutating func state() throws -> EngineState
  /// Ends everything that still runs.
  func cancel()
  /// A sentence for those who stop waiting; nil where the work ends with the waiting.
  var farewell: String? { get }
}

/// The state of a submission.
enum EngineState: Equatable, Sendable {
  case working
  /// The engine gives no answer.
  case unknown
  /// All commands have ended, with the exit code of the join.
  case joined(code: Int32)
  /// A part can't be done; nil where the engine doesn't tell which.
  case failedPart(Int?, reason: String)
  /// The parts are there, and the engine has forgotten the join.
  case lostJoin
  /// The parts are there, and the join has failed.
  case failedJoin(reason: String)
}
