import FlipbookExport
import FlipbookScenes
import Foundation

/// The jobs of a submission in Slurm's queue.
struct SlurmQueue: Equatable, Sendable {
  /// The array of parts.
  var array: String
  var join: String

  /// A state that Slurm gives a job, with the number of its part; nil for the join.
  struct Entry: Equatable, Sendable {
    var part: Int?
    /// Such as `RUNNING`.
    var state: String

    /// Whether the job has ended without success, and Slurm won't begin it again.
    var hasFailed: Bool { Self.failures.contains(state) }

    private static let failures: Set<String> = [
      "BOOT_FAIL", "CANCELLED", "DEADLINE", "FAILED", "NODE_FAIL", "OUT_OF_MEMORY", "REVOKED", "TIMEOUT",
    ]
  }

  /// Reads a line for each job: `number of the array|index|state`.
  func entries(_ text: String) -> [Entry] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard words.count == 3 else { return nil }
      if words[0] == join { return Entry(part: nil, state: words[2]) }
      guard words[0] == array, let part = Int(words[1]) else { return nil }
      return Entry(part: part, state: words[2])
    }
  }

  /// The command that prints the states, those of jobs that ended not long ago too.
  var statesCommand: [String] {
    [
      "squeue", "--noheader", "--array", "--states=all", "--jobs=\(array),\(join)", "--format=%F|%K|%T",
    ]
  }

  /// The states; nil when the controller gives no answer.
  func states() -> [Entry]? { (try? EngineProgram.run(statesCommand)).flatMap(states) }

  private func states(_ result: EngineProgram.Result) -> [Entry]? {
    if result.code == 0 { return entries(result.text) }
    // The controller has forgotten jobs that ended long ago.
    return result.text.contains("Invalid job id") ? [] : nil
  }

  /// Ends all jobs.
  func cancel() { _ = try? EngineProgram.run(["scancel", array, join]) }

  /// Hands over the jobs.
  ///
  /// - Throws: ``FlipbookFailure`` with the words of `sbatch`.
  static func submit(_ texts: SubmissionTexts) throws -> SlurmQueue {
    let array = try number(texts.commands[0])
    do {
      return SlurmQueue(
        array: array,
        join: try number(texts.commands[1].map { $0.replacing(":\(SlurmTexts.job)", with: ":\(array)") }))
    } catch {
      _ = try? EngineProgram.run(["scancel", array])
      throw error
    }
  }

  /// The number that Slurm gives a job.
  private static func number(_ words: [String]) throws -> String {
    let result = try EngineProgram.run(words)
    guard result.code == 0, let number = number(in: result.text) else {
      throw FlipbookFailure(
        "Slurm doesn't take the job: \(result.text.trimmingCharacters(in: .whitespacesAndNewlines))", .failure
      )
    }
    return number
  }

  /// The number that `sbatch --parsable` prints, maybe between warnings: `17` or `17;cluster`.
  static func number(in text: String) -> String? {
    text.split(separator: "\n").compactMap { line in
      let word = line.split(separator: ";").first.map(String.init) ?? ""
      return !word.isEmpty && word.allSatisfy(\.isWholeNumber) ? word : nil
    }.last
  }
}
