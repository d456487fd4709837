import FlipbookCombine
import FlipbookTime

extension OperationQueue: FilmScheduler {
  /// Film time.
  public typealias SchedulerTimeType = FilmSchedulerTime
  /// Options of the scheduler. They have no effect.
  public struct SchedulerOptions: Sendable {}
}
