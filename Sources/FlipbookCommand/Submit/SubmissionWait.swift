import FlipbookScenes
import Foundation
import Synchronization

/// Waits for the end of a submission, with one progress bar for all parts.
struct SubmissionWait {
  let submission: Submission
  let work: any PlannedWork
  let progress: ProgressChoice
  /// The log of the engine itself, where it has one.
  var engineLog: String?

  /// Seconds between queries of the engine: a queue of many users is asked seldom.
  private static let pause = (first: 0.2, growth: 1.3, last: 5.0)
  /// Seconds between checks of the parts.
  private static let glance = 0.2
  /// Seconds that an engine may give no answer.
  private static let patience = 900.0

  /// - Returns: The exit code of the join.
  /// - Throws: ``FlipbookFailure`` with the end of a log when a part fails, and when the waiting is interrupted.
  func run(_ watch: inout some EngineWatch) throws -> Int32 {
    let isInterrupted = Flag()
    let relay = SignalRelay { _ in isInterrupted.set() }
    let reporter = ProgressReporter(progress, total: work.unitCount, unit: work.unit)
    defer { reporter.end() }
    let folder = PlanPaths.partFolder(of: submission.plan)
    var known: [String: Int] = [:]
    var pause = Self.pause.first
    var next = ContinuousClock.now
    var silentSince: ContinuousClock.Instant?
    var shown = -1
    return try withExtendedLifetime(relay) {
      while true {
        if isInterrupted.isSet { throw interruption(watch) }
        let done = work.unitsDone(in: folder, &known)
        if done != shown { reporter.update(done: done) }
        shown = done
        let now = ContinuousClock.now
        if now >= next {
          switch try watch.state() {
          case .joined(let code):
            reporter.update(done: work.unitCount)
            reporter.end()
            return finish(code)
          case .failedPart(let part, let reason):
            watch.cancel()
            throw failure(part, reason)
          case .lostJoin:
            // A controller that was killed may have lost what it took last.
            _ = try EngineProgram.run(["sh", submission.joinScriptPath])
            guard submission.result != nil else {
              throw FlipbookFailure("The parts are done, but they can't be joined.", .failure)
            }
            next = now
            continue
          case .failedJoin(let reason):
            throw FlipbookFailure(
              "The parts are done, but joining them failed: \(reason).\(tail(submission.joinLog))", .failure)
          case .unknown:
            let since = silentSince ?? now
            silentSince = since
            if now - since > .seconds(Self.patience) {
              throw FlipbookFailure(
                "The engine has given no answer for \(Int(Self.patience / 60)) minutes. \(watch.farewell ?? "")",
                .failure)
            }
          case .working: silentSince = nil
          }
          next = now + .seconds(pause)
          pause = min(pause * Self.pause.growth, Self.pause.last)
        }
        usleep(UInt32(Self.glance * 1e6))
      }
    }
  }

  private func interruption(_ watch: some EngineWatch) -> FlipbookFailure {
    guard let farewell = watch.farewell else {
      watch.cancel()
      return FlipbookFailure(
        "Interrupted. \"flipbook submit \(submission.plan)\" goes on from the parts that are there.",
        .interrupted)
    }
    return FlipbookFailure("Interrupted. \(farewell)", .interrupted)
  }

  /// Prints the words of the join, which are those of the work as a whole.
  private func finish(_ code: Int32) -> Int32 {
    if progress.style != .none, let end = Submission.end(of: submission.joinLog) {
      Console.error(end + "\n")
    }
    return code
  }

  private func failure(_ part: Int?, _ reason: String) -> FlipbookFailure {
    let name = part.map { "Part \($0) of \(work.partCount)" } ?? "A part"
    let log = part.map { submission.log("\($0)") }
    let end = log.map(tail) ?? ""
    return FlipbookFailure(
      "\(name) failed: \(reason). The other parts were ended; \"flipbook submit \(submission.plan)\" goes on from those that "
        + "are there.\(end.isEmpty ? engineLog.map(tail) ?? "" : end)", .failure)
  }

  private func tail(_ log: String) -> String {
    Submission.end(of: log).map { "\nThe end of \(log):\n\($0)" } ?? ""
  }
}
