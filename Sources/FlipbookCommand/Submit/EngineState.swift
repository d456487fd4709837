/// The state of a submission.
enum EngineState: Equatable, Sendable {
  case working
  /// The engine gives no answer.
  case unknown
  /// All commands have ended, with the exit code of the join.
  case joined(code: Int32)
  /// A part can't be done; nil where the engine doesn't say which.
  case failedPart(Int?, reason: String)
  /// The parts are there, and the engine has forgotten the join.
  case lostJoin
  /// The parts are there, and the join has failed.
  case failedJoin(reason: String)
}
