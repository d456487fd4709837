@testable import FlipbookCombine

/// A scheduler whose time a test sets.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = Int
  typealias SchedulerOptions = Never

  private(set) var now = 0
  let minimumTolerance = 0
  private var waiting: [(time: Int, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(after date: Int, tolerance: Int, options: Never?, _ action: @escaping () -> Void) {
    waiting.append((date, action))
  }

  func schedule(
    after date: Int, interval: Int, tolerance: Int, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, action))
    return AnyCancellable {}
  }

  /// Runs what is due.
  func advance(to time: Int) {
    now = time
    let due = waiting.filter { $0.time <= time }
    waiting.removeAll { $0.time <= time }
    for entry in due { entry.action() }
  }
}

extension Int: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Int { s }
  public static func seconds(_ s: Double) -> Int { Int(s) }
  public static func milliseconds(_ ms: Int) -> Int { ms }
  public static func microseconds(_ us: Int) -> Int { us }
  public static func nanoseconds(_ ns: Int) -> Int { ns }
}
