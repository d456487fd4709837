import FlipbookScenes
import Foundation
import Synchronization

/// Watches the journal of a run from a thread of its own: says once for each hang what does not come back, and when the
/// time is over.
final class HangWatch: @unchecked Sendable {
  /// An event that the watcher has to handle.
  enum Event: Sendable {
    /// Nothing has come back for the time after which that is said.
    case hang(HangReport)
    /// The time limit is over.
    case timeout(HangReport)
    /// The run goes on though it was asked to end.
    case overdue(HangReport)
  }

  /// Sets the seconds after which a hang is reported, in place of 30.
  static let variable = "FLIPBOOK_HANG_AFTER"
  /// Seconds from the first request to end until the run is ended.
  private static let grace = 2.0
  /// Seconds beyond its limit that a run has to write down where it crashed.
  private static let crashGrace = 60.0
  /// Seconds between reads of the journal.
  private static let interval = 0.1

  private let journal: RunJournal
  private let path: String
  private let limit: Double?
  private let patience: Double
  /// Whether the run has crashed, and that is being written down: it is waited for, and doesn't hang.
  private let isCrashing: @Sendable () -> Bool
  /// Fills in where the scene's thread is.
  private let locate: @Sendable (inout HangReport) -> Void
  private let handler: @Sendable (Event) -> Void
  private let condition = NSCondition()
  /// Guarded by the condition, as is what follows.
  private var isOver = false
  private var timedOut: HangReport?

  /// - Parameters:
  ///   - path: The scene file, as the person wrote it.
  ///   - limit: Seconds from now after which the run is over.
  ///   - isCrashing: Asked whether the run has crashed, and that is being written down.
  ///   - locate: Called before a report is handed on.
  ///   - handler: Called on the watching thread.
  init(
    _ journal: RunJournal, path: String, limit: Double?,
    isCrashing: @escaping @Sendable () -> Bool = { false },
    locate: @escaping @Sendable (inout HangReport) -> Void = { _ in },
    handler: @escaping @Sendable (Event) -> Void
  ) {
    self.journal = journal
    self.path = path
    self.limit = limit
    self.isCrashing = isCrashing
    self.locate = locate
    self.handler = handler
    let asked = ProcessInfo.processInfo.environment[Self.variable].flatMap { Double($0) }
    patience = asked.map { max($0, 0.1) } ?? 30
    let thread = Thread { [self] in watch() }
    thread.name = "flipbook watch"
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Whether the time of a run is over after so many seconds. One that has crashed may take longer, to write down where.
  static func isOver(after seconds: Double, limit: Double, isCrashing: () -> Bool) -> Bool {
    seconds >= limit && (seconds >= limit + crashGrace || !isCrashing())
  }

  /// Ends the watch. The report of the time limit, when it was over.
  func stop() -> HangReport? {
    condition.withLock {
      isOver = true
      condition.signal()
      return timedOut
    }
  }

  private func watch() {
    let start = ContinuousClock.now
    var progress = Progress(journal)
    var changed = start
    var wasReported = false
    while !pause() {
      let now = ContinuousClock.now
      let next = Progress(journal)
      if next != progress { (progress, changed, wasReported) = (next, now, false) }
      let report = HangReport(path: path, state: progress.state, seconds: (now - changed) / .seconds(1))
      let elapsed = (now - start) / .seconds(1)
      if let limit, Self.isOver(after: elapsed, limit: limit, isCrashing: isCrashing) { return end(report) }
      if !wasReported, report.seconds >= patience, progress.state != .finished, !isCrashing() {
        wasReported = true
        let report = located(report)
        if condition.withLock({ !isOver }) { handler(.hang(report)) }
      }
    }
  }

  private func end(_ report: HangReport) {
    let report = located(report)
    let isLate = condition.withLock {
      guard !isOver else { return true }
      timedOut = report
      return false
    }
    if isLate { return }
    handler(.timeout(report))
    let limit = Date(timeIntervalSinceNow: Self.grace)
    let isDone = condition.withLock {
      while !isOver, condition.wait(until: limit) {}
      return isOver
    }
    if !isDone { handler(.overdue(report)) }
  }

  private func located(_ report: HangReport) -> HangReport {
    var report = report
    locate(&report)
    return report
  }

  /// Waits a moment. True when the watch is over.
  private func pause() -> Bool {
    condition.withLock {
      if !isOver { _ = condition.wait(until: Date(timeIntervalSinceNow: Self.interval)) }
      return isOver
    }
  }

  private struct Progress: Equatable {
    var state: RunJournal.State?
    var written: Int

    init(_ journal: RunJournal) {
      state = journal.state
      written = journal.written
    }
  }
}
