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

  /// The length of a wait in seconds of film time.
  private static func seconds(_ delay: some DurationProtocol) -> Double {
    guard let delay = delay as? Duration else { return 0 }
    let (seconds, attoseconds) = delay.components
    let left = Double(seconds) + Double(attoseconds) / 1e18
    return MachineWait(left: left, lost: FilmExecutor.shared.queue.lost).seconds
  }
}
