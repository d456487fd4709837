@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The default executor in a scene's process: runs the jobs that belong to no actor, and those of default actors.
final class FilmPool: TaskExecutor, SchedulingExecutor {
  static let shared = FilmPool()

  func enqueue(_ job: consuming ExecutorJob) {
    FilmExecutor.shared.queue.add(UnownedJob(job), .pool)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    FilmExecutor.shared.queue.add(UnownedJob(job), .later(Self.seconds(delay)))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let delay = clock.now.duration(to: instant)
    FilmExecutor.shared.queue.add(UnownedJob(job), .later(Self.seconds(delay)))
  }

  /// The length of a wait in seconds, rounded up to 1/100 s.
  ///
  /// A clock of the machine has gone on since the deadline was worked out. Rounding takes that back where the wait
  /// asked for is a multiple of 1/100 s.
  private static func seconds(_ delay: some DurationProtocol) -> Double {
    guard let delay = delay as? Duration else { return 0 }
    let (seconds, attoseconds) = delay.components
    return max(0, ((Double(seconds) + Double(attoseconds) / 1e18) * 100).rounded(.up) / 100)
  }
}

/// Hands the executors of a scene's process to the runtime.
enum FilmExecutors: ExecutorFactory {
  static var mainExecutor: any MainExecutor { FilmExecutor.shared }
  static var defaultExecutor: any TaskExecutor { FilmPool.shared }
}
