import FlipbookScenes
import Foundation

/// Parts of a plan that are handed to an engine, with the paths and commands that every engine needs.
struct Submission: Equatable, Sendable {
  /// The path of the plan, absolute.
  var plan: String
  /// The name of the work in the engine's lists.
  var jobName: String
  /// The parts to be done, from 1, rising.
  var parts: [Int]
  /// The path of `flipbook` on the machines.
  var program: String
  /// Processors of a part; nil for a part that uses one.
  var workers: Int?
  /// Where the film goes, absolute; nil for a batch or a check.
  var film: String?
  /// Words for the engine itself.
  var engineOptions: [String] = []
  /// Machines to reach by ssh, by commas, or a file that lists them; nil for this machine alone.
  var machines: String?
  /// Parts at once on a machine.
  var partsAtOnce = 1

  /// The folder of scripts and logs, beside the plan.
  var folder: String { PlanPaths.stem(plan) + ".jobs" }
  /// The file with the exit code of the join, once it has ended.
  var resultFile: String { folder + "/joined" }
  var joinLog: String { folder + "/join.log" }
  var joinScriptPath: String { folder + "/join.sh" }

  /// The log of a part, whose number may be an engine's word for it.
  func log(_ part: String) -> String { "\(folder)/part-\(part).log" }

  /// The command line of a part.
  func partWords(_ part: String) -> [String] {
    let words = [program, "run", plan, "--part", part, "--progress", "lines"]
    return words + (workers.map { ["--workers", "\($0)"] } ?? [])
  }

  /// The command line that puts the parts together. The film was looked for before anything was submitted.
  var joinWords: [String] {
    [program, "join", plan] + (film.map { ["--output", $0, "--overwrite"] } ?? [])
  }

  /// The script that puts the parts together, and keeps its exit code for those who wait.
  var joinScript: String {
    """
    #!/bin/sh
    \(Self.line(joinWords))
    code=$?
    echo "$code" >\(ShellText.quoted(resultFile))
    exit "$code"

    """
  }

  /// Words as a line for a shell.
  static func line(_ words: [String]) -> String { words.map(ShellText.quoted).joined(separator: " ") }
}
