import Foundation

/// Watches jobs of Slurm's.
struct SlurmWatch: EngineWatch {
  let queue: SlurmQueue
  let submission: Submission
  /// Whether a part's result is there, whatever its job says.
  let isWhole: @Sendable (Int) -> Bool
  /// Queries in a row that found neither jobs nor a result: a shared disk may show a file late.
  private var emptyAnswers = 0
  private static let patience = 5

  init(queue: SlurmQueue, submission: Submission, isWhole: @escaping @Sendable (Int) -> Bool) {
    (self.queue, self.submission, self.isWhole) = (queue, submission, isWhole)
  }

  var farewell: String? {
    "The jobs go on: \"squeue --jobs=\(queue.array),\(queue.join)\" shows them, \"scancel \(queue.array) "
      + "\(queue.join)\" ends them."
  }

  func cancel() { queue.cancel() }

  mutating func state() -> EngineState {
    if let code = submission.result { return .joined(code: code) }
    guard let entries = queue.states() else { return .unknown }
    return state(entries)
  }

  mutating func state(_ entries: [SlurmQueue.Entry]) -> EngineState {
    for entry in entries where entry.hasFailed {
      // A part may be whole though its job is not: the node was lost right after.
      if let part = entry.part, !isWhole(part) {
        return .failedPart(part, reason: "Slurm reports \(entry.state)")
      }
    }
    let join = entries.first { $0.part == nil }
    // The join of parts that failed is cancelled; their own states are read first.
    if let join, join.hasFailed { return .failedJoin(reason: "Slurm reports \(join.state)") }
    let isAtWork = entries.contains { !$0.hasFailed && $0.state != "COMPLETED" }
    guard !isAtWork else {
      emptyAnswers = 0
      return .working
    }
    emptyAnswers += 1
    guard emptyAnswers > Self.patience else { return .working }
    if let part = submission.parts.first(where: { !isWhole($0) }) {
      return .failedPart(part, reason: "Slurm has forgotten its job")
    }
    return .lostJoin
  }
}
