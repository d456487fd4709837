// Work of operators that wait for values that don't come.

/// Work that is done a while after it was asked for last, once for however often it was.
final class RestartingWork<Context: Scheduler> {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private var starts = 0

  init(after interval: Context.SchedulerTimeType.Stride, on scheduler: Context) {
    (self.interval, self.scheduler) = (interval, scheduler)
  }

  /// Asks for work in the place of what was asked for before.
  func start(_ work: @escaping () -> Void) {
    starts += 1
    let mine = starts
    scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [self] in
      if mine == starts { work() }
    }
  }

  /// Leaves out what was asked for.
  func stop() { starts += 1 }
}
